import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { reviewPaths, reviewsOfProductPath } from '@jhola/shared/contracts/reviews.contract';
import { aProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, aShopper, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { type Answered, call } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import sharp from 'sharp';
import { failedRequests, sharedShop } from './harness/shared-shop.js';

let shop: OpenShop;
beforeAll(async () => {
  shop = await sharedShop();
});

type Colour = { r: number; g: number; b: number };
const red: Colour = { r: 220, g: 20, b: 20 };
const blue: Colour = { r: 20, g: 20, b: 220 };
const plain = (width: number, height: number, background: Colour) =>
  sharp({ create: { width, height, channels: 3, background } });
const aPng = (width = 400, height = 300) => plain(width, height, red).png().toBuffer();

async function upload(
  { token }: Pick<SignedIn, 'token'>,
  bytes: Uint8Array,
  { name = 'me.png', field = 'file', type = 'image/png' } = {},
): Promise<Answered> {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
  const response = await fetch(`${shop.url}${accountPaths.uploadAvatar}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: JSON.parse(text) };
}

/** Every file the shop keeps of uploads, half-written ones too. */
function kept(): string[] {
  const folder = join(shop.dataDir, 'uploads');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
}

const fileOf = (avatar: string) => avatar.split('/').at(-1) ?? '';
const avatarOf = async ({ token }: SignedIn) =>
  (await call(shop, accountPaths.userDetails, { token })).body.data.avatar as string;
const load = async (address: string) => {
  const response = await fetch(`${shop.url}${address}`);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

describe('an avatar', () => {
  it.each<[string, () => Promise<Buffer>]>([
    ['jpeg', () => plain(900, 600, red).jpeg().toBuffer()],
    ['png', () => aPng()],
    ['webp', () => plain(100, 700, red).webp().toBuffer()],
    ['avif', () => plain(64, 64, red).avif().toBuffer()],
  ])('is kept as a square WebP of 256 pixels: %s', async (_, make) => {
    const shopper = await aShopper(shop);
    const { status, body } = await upload(shopper, await make());
    expect([status, body.success]).toEqual([200, true]);
    expect(await avatarOf(shopper)).toBe(body.data.avatar);

    const { response, bytes } = await load(body.data.avatar);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
  });

  it('stands upright, and carries nothing of where and with what it was taken', async () => {
    // Red above blue, stored lying on its side as phones do.
    const upright = await plain(300, 150, red).extend({ bottom: 150, background: blue }).png().toBuffer();
    const lying = await sharp(upright)
      .rotate(-90)
      .withMetadata({
        orientation: 6,
        exif: { IFD0: { Make: 'CanaryPhone' }, IFD3: { GPSLatitude: '12/1 58/1 0/1' } },
      })
      .jpeg()
      .toBuffer();
    expect(lying.toString('latin1')).toContain('CanaryPhone');
    const shopper = await aShopper(shop);
    const { body } = await upload(shopper, lying);
    const { bytes } = await load(body.data.avatar);
    const { exif, xmp, icc } = await sharp(bytes).metadata();
    expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined]);
    expect(bytes.toString('latin1')).not.toContain('CanaryPhone');
    const colourAt = async (top: number) => {
      const part = await sharp(bytes).extract({ left: 100, top, width: 20, height: 20 }).png().toBuffer();
      return (await sharp(part).stats()).dominant;
    };
    const [top, bottom] = [await colourAt(20), await colourAt(220)];
    expect(top.r).toBeGreaterThan(top.b);
    expect(bottom.b).toBeGreaterThan(bottom.r);
  });

  it('replaces the one before, whose file is deleted', async () => {
    const shopper = await aShopper(shop);
    const first = (await upload(shopper, await aPng())).body.data.avatar;
    const second = (await upload(shopper, await aPng(50, 50))).body.data.avatar;
    expect(second).not.toBe(first);
    expect(kept()).toContain(fileOf(second));
    await until('the old file is gone', async () => (await load(first)).response.status === 404);
    expect(kept()).not.toContain(fileOf(first));
  });

  it('shows beside the reviews its owner has written before', async () => {
    const shopper = await aShopper(shop);
    const { _id: productId } = await aProduct(shop, await anAdmin(shop));
    await call(shop, reviewPaths.add, { token: shopper.token, body: { productId, rating: 5 } });
    const shown = async () => (await call(shop, reviewsOfProductPath(productId))).body.data[0].avatar;
    expect(await shown()).toBe('');
    const { body } = await upload(shopper, await aPng());
    await until('the review shows the avatar', async () => (await shown()) === body.data.avatar);
  });

  it('is deleted with the account, file included', async () => {
    const shopper = await aShopper(shop);
    const { body } = await upload(shopper, await aPng());
    const deleted = await call(shop, accountPaths.deleteAccount, {
      method: 'DELETE',
      token: shopper.token,
      body: { password: shopper.password },
    });
    expect(deleted.status).toBe(200);
    await until('the file is gone', async () => (await load(body.data.avatar)).response.status === 404);
    expect(kept()).not.toContain(fileOf(body.data.avatar));
  });

  it('is part of its owner’s export', async () => {
    const shopper = await aShopper(shop);
    const { body } = await upload(shopper, await aPng());
    const exported = await call(shop, accountPaths.exportData, { token: shopper.token });
    expect(exported.body.data.pictures).toEqual([{ what: 'avatar', address: body.data.avatar }]);
  });
});

describe('promise 27: what is no picture', () => {
  let shopper: SignedIn;
  let before: string[];
  beforeAll(async () => {
    shopper = await aShopper(shop);
    await upload(shopper, await aPng());
    await until(
      'old files are gone',
      async () => (await load('/uploads/avatars/none.webp')).response.status === 404,
    );
    before = kept();
  });
  afterEach(() => expect(kept()).toEqual(before));

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><rect width="9" height="9"/></svg>';
  it.each<[string, () => Promise<Uint8Array> | Uint8Array, number, string]>([
    ['a drawing', () => Buffer.from(svg), 415, 'upload.not-a-picture'],
    ['a page', () => Buffer.from('<html><script>alert(1)</script></html>'), 415, 'upload.not-a-picture'],
    ['a GIF', () => plain(9, 9, red).gif().toBuffer(), 415, 'upload.not-a-picture'],
    ['a TIFF', () => plain(9, 9, red).tiff().toBuffer(), 415, 'upload.not-a-picture'],
    [
      'half a picture',
      async () => (await plain(900, 900, red).jpeg().toBuffer()).subarray(0, 900),
      415,
      'upload.not-a-picture',
    ],
    ['the head of one', () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 415, 'upload.not-a-picture'],
    [
      'a page behind the head of one',
      () => Buffer.from('\xff\xd8\xff<script>alert(1)</script>', 'latin1'),
      415,
      'upload.not-a-picture',
    ],
    ['nothing', () => Buffer.alloc(0), 400, 'upload.missing'],
    [
      'too much',
      () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(10.5 * 1024 * 1024)]),
      413,
      'upload.too-large',
    ],
    ['too many pixels', () => plain(10_001, 4001, red).png().toBuffer(), 413, 'upload.too-many-pixels'],
  ])('is refused and kept nowhere: %s', async (_, make, status, code) => {
    const answer = await upload(shopper, await make());
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('is refused under another field’s name, without a form, and without a sign-in', async () => {
    const picture = await aPng();
    expect((await upload(shopper, picture, { field: 'avatar' })).body.code).toBe('upload.missing');
    const noForm = await call(shop, accountPaths.uploadAvatar, {
      method: 'PUT',
      token: shopper.token,
      body: {},
    });
    expect(noForm.body.code).toBe('upload.missing');
    expect((await upload({ token: 'nobody' }, picture)).status).toBe(401);
  });

  it.each(['../../../keys/jwt-secret', '..\\..\\x.png', 'me.php', '.htaccess', 'a'.repeat(300)])(
    'never names the file: %s',
    async (name) => {
      const other = await aShopper(shop);
      const { body } = await upload(other, await aPng(), { name });
      expect(body.data.avatar).toMatch(/^\/uploads\/avatars\/[\w-]{24}\.webp$/);
      before = kept();
    },
  );

  it.each(['..%2f..%2fkeys%2fjwt-secret', '%2e%2e/keys/jwt-secret', '.unfinished', 'a.svg', 'x'.repeat(250)])(
    'does not come out of the folder: %s',
    async (file) => {
      expect((await load(`/uploads/avatars/${file}`)).response.status).toBeGreaterThanOrEqual(400);
    },
  );

  it('leaves nothing when the sender goes away in the middle', async () => {
    const failures = failedRequests(shop);
    const avatar = await avatarOf(shopper);
    const { hostname, port } = new URL(shop.url);
    const socket = connect(Number(port), hostname);
    const head = [
      `PUT ${accountPaths.uploadAvatar} HTTP/1.1`,
      'host: shop',
      `authorization: Bearer ${shopper.token}`,
      'content-type: multipart/form-data; boundary=x',
      'content-length: 1000000',
      '',
      '--x',
      'content-disposition: form-data; name="file"; filename="a.png"',
      '',
      '',
    ].join('\r\n');
    await new Promise((sent) => socket.write(Buffer.concat([Buffer.from(head), partOfAPicture(8000)]), sent));
    socket.destroy();
    expect(await avatarOf(shopper)).toBe(avatar);
    // The shop goes on, and logs no error.
    expect((await upload(shopper, Buffer.from('x'))).status).toBe(415);
    expect(failedRequests(shop)).toEqual(failures);
  });
});

/** Some bytes of a picture that never ends. */
const partOfAPicture = (length: number) =>
  Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(length)]);
