import { productPaths } from '@jhola/shared/contracts/product.contract';
import { UploadAnswer } from '@jhola/shared/contracts/uploads.contract';
import {
  KEPT_FORMATS,
  KEPT_WIDTHS,
  keptFile,
  keptPictureAt,
} from '@jhola/shared/domain/pictures/kept-picture';
import { aProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, aShopper, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import sharp from 'sharp';
import { keptFiles, loadPicture, plainPicture, uploadPicture } from './harness/pictures.js';
import { sharedShop } from './harness/shared-shop.js';

let shop: OpenShop;
let admin: SignedIn;
beforeAll(async () => {
  shop = await sharedShop();
  admin = await anAdmin(shop);
});

const aPng = (width = 1600, height = 1200) => plainPicture(width, height).png().toBuffer();
const uploaded = async (bytes: Uint8Array): Promise<string> =>
  (await uploadPicture(shop, admin, bytes)).body.url;
const sizesOf = (address: string) => {
  const base = keptPictureAt(address) ?? '';
  return KEPT_WIDTHS.flatMap((width) =>
    KEPT_FORMATS.map((format) => ({ width, format, address: keptFile(base, width, format) })),
  );
};

describe('a picture of the catalogue', () => {
  it('has its address in all the places that clients read it from', async () => {
    const { status, body } = await uploadPicture(shop, admin, await aPng(40, 30));
    expect(status).toBe(200);
    const { url, data, success } = UploadAnswer.parse(body);
    expect([success, data.url, data.secure_url]).toEqual([true, url, url]);
    expect(url).toMatch(/^\/uploads\/pictures\/[\w-]{24}-640\.webp$/);
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['jpeg', () => plainPicture(1600, 1200).jpeg().toBuffer()],
    ['png', () => aPng()],
    ['webp', () => plainPicture(1600, 1200).webp().toBuffer()],
    ['avif', () => plainPicture(1600, 1200).avif({ effort: 0 }).toBuffer()],
  ])('is kept as AVIF and WebP in every width: %s', async (_, make) => {
    for (const { width, format, address } of sizesOf(await uploaded(await make()))) {
      const { response, bytes } = await loadPicture(shop, address);
      expect(response.headers.get('content-type')).toBe(`image/${format}`);
      expect(await sharp(bytes).metadata()).toMatchObject({
        format: format === 'avif' ? 'heif' : 'webp',
        width,
        height: (width * 3) / 4,
      });
    }
  });

  it('is never enlarged', async () => {
    const address = await uploaded(await aPng(200, 300));
    const wide = sizesOf(address).find(({ width }) => width === 1280);
    const { bytes } = await loadPicture(shop, wide?.address ?? '');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 200, height: 300 });
  });

  it('stands upright, and carries nothing of where and with what it was taken', async () => {
    const lying = await plainPicture(300, 150)
      .withMetadata({
        orientation: 6,
        exif: { IFD0: { Make: 'CanaryPhone' }, IFD3: { GPSLatitude: '12/1 58/1 0/1' } },
      })
      .jpeg()
      .toBuffer();
    expect(lying.toString('latin1')).toContain('CanaryPhone');
    for (const { address } of sizesOf(await uploaded(lying))) {
      const { bytes } = await loadPicture(shop, address);
      const { exif, xmp, iptc, icc, orientation, width, height } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc, icc, orientation ?? 1]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        1,
      ]);
      expect(height).toBe((width ?? 0) * 2);
      expect(bytes.toString('latin1')).not.toContain('CanaryPhone');
    }
  });

  it('keeps what is clear in it', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const png = sharp({ create: { width: 90, height: 90, channels: 4, background: clear } }).png();
    for (const { address } of sizesOf(await uploaded(await png.toBuffer()))) {
      const { bytes } = await loadPicture(shop, address);
      expect((await sharp(bytes).stats()).isOpaque).toBe(false);
    }
  });

  it('is kept once when the call is repeated with its key', async () => {
    const bytes = await aPng(50, 50);
    const headers = { 'idempotency-key': 'the-same-upload-twice' };
    const first = await uploadPicture(shop, admin, bytes, { headers });
    const before = keptFiles(shop);
    const second = await uploadPicture(shop, admin, bytes, { headers });
    expect(second.body).toEqual(first.body);
    expect(keptFiles(shop)).toEqual(before);
  });

  it('stands in a product thirty times, in the order that was given', async () => {
    const images: string[] = [];
    for (let at = 0; at < 30; at += 1) images.push(await uploaded(await aPng(30 + at, 30)));
    expect(new Set(images).size).toBe(30);
    const { _id: productId } = await aProduct(shop, admin, { image: images });
    const details = await call(shop, productPaths.details, { body: { productId } });
    expect(details.body.data.image).toEqual(images);
    const tooMany = await call(shop, productPaths.create, {
      token: admin.token,
      body: { name: 'Tea', unit: '1 kg', price: 10, stock: 1, image: [...images, images[0]] },
    });
    expect(tooMany.status).toBe(400);
  });

  it('is refused from shoppers and strangers before any of it is read', async () => {
    const before = keptFiles(shop);
    const bytes = await aPng(50, 50);
    expect((await uploadPicture(shop, await aShopper(shop), bytes)).status).toBe(403);
    expect((await uploadPicture(shop, { token: 'nobody' }, bytes)).status).toBe(401);
    expect(keptFiles(shop)).toEqual(before);
  });
});

describe('a kept picture', () => {
  let address: string;
  let whole: Buffer;
  beforeAll(async () => {
    address = await uploaded(await aPng(400, 300));
    whole = (await loadPicture(shop, address)).bytes;
  });

  it('may be kept for ever, and is not sent to whoever has it', async () => {
    const { response } = await loadPicture(shop, address);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('accept-ranges')).toBe('bytes');
    const etag = response.headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await loadPicture(shop, address, { 'if-none-match': known });
      expect([again.response.status, again.bytes.length]).toEqual([304, 0]);
      expect(again.response.headers.get('etag')).toBe(etag);
    }
    const other = await loadPicture(shop, address, { 'if-none-match': '"other"' });
    expect(other.response.status).toBe(200);
  });

  it('has no two sizes of one ETag', async () => {
    const tags = await Promise.all(
      sizesOf(address).map(async (size) =>
        (await loadPicture(shop, size.address)).response.headers.get('etag'),
      ),
    );
    expect(new Set(tags).size).toBe(KEPT_WIDTHS.length * KEPT_FORMATS.length);
  });

  it.each([
    ['bytes=0-9', 0, 10],
    ['bytes=20-', 20, undefined],
    ['bytes=-10', -10, undefined],
  ])('comes in parts: %s', async (range, from, to) => {
    const { response, bytes } = await loadPicture(shop, address, { range });
    expect(response.status).toBe(206);
    expect(bytes.equals(whole.subarray(from, to))).toBe(true);
    expect(response.headers.get('content-range')).toMatch(new RegExp(`^bytes \\d+-\\d+/${whole.length}$`));
  });

  it('comes whole when the part belongs to another edition', async () => {
    const { response, bytes } = await loadPicture(shop, address, {
      range: 'bytes=0-9',
      'if-range': '"other"',
    });
    expect([response.status, bytes.length]).toEqual([200, whole.length]);
  });

  it('has no part behind its end', async () => {
    const { response } = await loadPicture(shop, address, { range: `bytes=${whole.length}-` });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe(`bytes */${whole.length}`);
  });

  it('tells its size without being sent', async () => {
    const response = await fetch(`${shop.url}${address}`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe(String(whole.length));
  });
});
