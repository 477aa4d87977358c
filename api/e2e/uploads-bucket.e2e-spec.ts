import { accountPaths } from '@jhola/shared/contracts/account.contract';
import {
  KEPT_FORMATS,
  KEPT_WIDTHS,
  keptFile,
  keptPictureAt,
} from '@jhola/shared/domain/pictures/kept-picture';
import { anAdmin, aShopper, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { type BucketServer, startBucket } from '@jhola/test-doubles/doubles/s3';
import { type Shop, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { keptFiles, loadPicture, plainPicture, uploadPicture } from './harness/pictures.js';

let bucket: BucketServer;
let shop: Shop;
let admin: SignedIn;
beforeAll(async () => {
  bucket = await startBucket();
  shop = await startBriefly(bucket.env);
  admin = await anAdmin(shop);
});
afterAll(async () => {
  await shop.stop();
  await bucket.stop();
});

const aPng = () => plainPicture(1300, 900).png().toBuffer();

describe('pictures in a bucket', () => {
  it('lie there in every size, and nothing lies on the disk', async () => {
    const { status, body } = await uploadPicture(shop, admin, await aPng());
    expect(status).toBe(200);
    const base = keptPictureAt(body.url)?.slice('/uploads/'.length) ?? '';
    const expected = KEPT_WIDTHS.flatMap((width) =>
      KEPT_FORMATS.map((format) => keptFile(base, width, format)),
    );
    expect(bucket.keys()).toEqual(expected.sort());
    expect(bucket.headersOf(`${base}-640.avif`)).toMatchObject({ 'content-type': 'image/avif' });
    expect(keptFiles(shop)).toEqual([]);
  });

  it('are served by the shop as those on a disk are', async () => {
    const { body } = await uploadPicture(shop, admin, await aPng());
    const { response, bytes } = await loadPicture(shop, body.url);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toContain('immutable');
    const known = { 'if-none-match': response.headers.get('etag') ?? '' };
    expect((await loadPicture(shop, body.url, known)).response.status).toBe(304);
    const part = await loadPicture(shop, body.url, { range: 'bytes=5-14' });
    expect(part.response.status).toBe(206);
    expect(part.bytes.equals(bytes.subarray(5, 15))).toBe(true);
    expect((await loadPicture(shop, '/uploads/pictures/none-640.webp')).response.status).toBe(404);
  });

  it('are all removed when one of them cannot be stored', async () => {
    const before = bucket.keys();
    bucket.refuseAfter(3);
    const { status, text } = await uploadPicture(shop, admin, await aPng());
    bucket.refuseAfter(undefined);
    expect(status).toBe(500);
    expect(text).not.toMatch(/S3RVER|pictures-of-tests|127\.0\.0\.1/);
    expect(bucket.keys()).toEqual(before);
  });

  it('are those beside people’s names, too, and go with the next one', async () => {
    const { token } = await aShopper(shop);
    const change = async () => {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(await aPng())]), 'me.png');
      const headers = { authorization: `Bearer ${token}` };
      const response = await fetch(`${shop.url}${accountPaths.uploadAvatar}`, {
        method: 'PUT',
        headers,
        body: form,
      });
      return ((await response.json()) as { data: { avatar: string } }).data.avatar;
    };
    const keyOf = (address: string) => address.slice('/uploads/'.length);
    const first = await change();
    expect(bucket.keys()).toContain(keyOf(first));
    const second = await change();
    expect(bucket.keys()).toContain(keyOf(second));
    await until('the first is gone', async () => !bucket.keys().includes(keyOf(first)));
    expect((await loadPicture(shop, first)).response.status).toBe(404);
    expect((await loadPicture(shop, second)).response.status).toBe(200);
  });

  it('are never asked for by names that the shop does not make', async () => {
    for (const file of ['..%2fsecrets', 'a.svg', '.hidden', 'x'.repeat(200)])
      expect((await loadPicture(shop, `/uploads/pictures/${file}`)).response.status).toBeGreaterThanOrEqual(
        400,
      );
  });
});
