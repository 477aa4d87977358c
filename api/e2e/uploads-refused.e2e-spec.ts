import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { catalogueFilePaths } from '@jhola/shared/contracts/catalogue-files.contract';
import { uploadPaths } from '@jhola/shared/contracts/uploads.contract';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { aPng, filesOutside, sendAndLeave } from './harness/odd-uploads.js';
import { keptFiles, loadPicture, plainPicture, uploadPicture } from './harness/pictures.js';
import { failedRequests, sharedShop } from './harness/shared-shop.js';

let shop: OpenShop;
let admin: SignedIn;
beforeAll(async () => {
  shop = await sharedShop();
  admin = await anAdmin(shop);
});

const MEGABYTE = 1024 * 1024;
const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** A picture that says it is this large, in a few bytes. */
function bombOf(width: number, height: number): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  size.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([PNG, chunk('IHDR', size), chunk('IDAT', deflateSync(Buffer.alloc(99)))]);
}

function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** A file of this many bytes that begins like a picture. */
const sized = (bytes: number) => Buffer.concat([PNG, Buffer.alloc(bytes - PNG.length)]);

const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';

describe('promise 27: what is no picture', () => {
  let before: { readonly kept: string[]; readonly outside: string[] };
  beforeAll(async () => {
    await uploadPicture(shop, admin, await aPng());
    before = { kept: keptFiles(shop), outside: filesOutside(shop) };
  });
  afterEach(() => expect({ kept: keptFiles(shop), outside: filesOutside(shop) }).toEqual(before));

  it.each<[string, string, () => Promise<Uint8Array> | Uint8Array]>([
    ['a drawing with a script', 'tea.svg', () => Buffer.from(svg)],
    ['such a drawing under another name', 'tea.png', () => Buffer.from(svg)],
    ['a page', 'tea.html', () => Buffer.from('<html><script>alert(1)</script></html>')],
    [
      'a renamed program',
      'tea.png',
      () => Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(9000)]),
    ],
    ['a program of a server', 'tea.jpg.php', () => Buffer.from('<?php system($_GET["c"]); ?>')],
    ['a script that is a GIF too', 'tea.gif', () => Buffer.from('GIF89a/*\0\0*/=1;alert(1)')],
    [
      'a script behind the head of a JPEG',
      'tea.jpg',
      () => Buffer.from('\xff\xd8\xff/*<script>*/', 'latin1'),
    ],
    ['an archive', 'tea.png', () => Buffer.from('PK\x03\x04 a tea')],
    ['a document', 'tea.png', () => Buffer.from('%PDF-1.7\n1 0 obj')],
    ['a GIF', 'tea.gif', () => plainPicture(9, 9).gif().toBuffer()],
    ['a TIFF', 'tea.tiff', () => plainPicture(9, 9).tiff().toBuffer()],
    ['the head of a picture alone', 'tea.png', () => PNG],
    ['a head without its picture', 'tea.png', () => bombOf(400, 400)],
    [
      'half a picture',
      'tea.jpg',
      async () => (await plainPicture(900, 900).jpeg().toBuffer()).subarray(0, 2000),
    ],
  ])('is refused with the reason: %s', async (_, name, make) => {
    const { status, body } = await uploadPicture(shop, admin, await make(), { name });
    expect([status, body.code]).toEqual([415, 'upload.not-a-picture']);
    expect(body.message).toBe('Please choose a JPEG, PNG, WebP or AVIF picture.');
  });

  it.each<[string, string, () => Promise<Uint8Array> | Uint8Array]>([
    ['upload.too-large', 'The picture is larger than 10 MB.', () => sized(10 * MEGABYTE + 1)],
    ['upload.too-large', 'The picture is larger than 10 MB.', () => sized(20 * MEGABYTE)],
    ['upload.too-many-pixels', 'The picture has more than 40 megapixels.', () => bombOf(50_000, 50_000)],
    [
      'upload.too-many-pixels',
      'The picture has more than 40 megapixels.',
      () => plainPicture(8000, 5001).png().toBuffer(),
    ],
    [
      'upload.too-long-a-side',
      'A side of the picture has more than 10000 pixels.',
      () => plainPicture(10_001, 10).png().toBuffer(),
    ],
    [
      'upload.too-long-a-side',
      'A side of the picture has more than 10000 pixels.',
      () => plainPicture(10, 10_001).png().toBuffer(),
    ],
  ])('or too large is refused with the reason: %s', async (code, message, make) => {
    const { status, body } = await uploadPicture(shop, admin, await make());
    expect([status, body.code, body.message]).toEqual([413, code, message]);
  });

  it('is refused when it is missing, empty, no form, or in another field', async () => {
    const refusals = [
      await uploadPicture(shop, admin, await aPng(), { field: 'image' }),
      await uploadPicture(shop, admin, Buffer.alloc(0)),
      await call(shop, uploadPaths.upload, { token: admin.token, body: { file: 'tea.png' } }),
    ];
    expect(refusals.map(({ status, body }) => [status, body.code])).toEqual(
      Array(3).fill([400, 'upload.missing']),
    );
  });

  it.each([
    ['without a boundary', 'multipart/form-data', '--b--'],
    ['that ends too early', 'multipart/form-data; boundary=b', '--b\r\ncontent-disposition: form-data\r\n'],
    [
      'whose file ends too early',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nx',
    ],
  ])('is refused with the reason as a form %s', async (_, type, body) => {
    for (const [method, path] of [
      ['POST', uploadPaths.upload],
      ['PUT', accountPaths.uploadAvatar],
      ['POST', catalogueFilePaths.upload],
    ] as const) {
      const headers = { 'content-type': type };
      const answer = await call(shop, path, { method, token: admin.token, headers, body });
      expect([path, answer.status, answer.body.code]).toEqual([path, 400, 'request.malformed']);
    }
  });

  it('is not kept when whoever sends it goes away in the middle', async () => {
    const failures = failedRequests(shop);
    await sendAndLeave(shop, admin, await aPng(), { announce: 5000 });
    // The one after it is answered, so this one's end was seen; and the shop logs no error.
    expect((await uploadPicture(shop, admin, Buffer.from('x'))).status).toBe(415);
    expect(failedRequests(shop)).toEqual(failures);
  });

  it.each([
    '..%2f..%2fkeys%2fjwt-secret',
    '%2e%2e/%2e%2e/keys/jwt-secret',
    '.unfinished',
    'a.svg',
    'x-640.png',
  ])('does not come out of the folder: %s', async (file) => {
    const { response, bytes } = await loadPicture(shop, `/uploads/pictures/${file}`);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(bytes.includes(readFileSync(join(shop.dataDir, 'keys', 'jwt-secret'), 'utf8').trim())).toBe(false);
  });
});
