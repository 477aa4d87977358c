import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { importHistoryPaths } from '@jhola/shared/contracts/import-history.contract';
import { pictureImportPaths } from '@jhola/shared/contracts/picture-imports.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import { aProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, aShopper, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import { type ZippedFile, zipOf } from '@jhola/test-doubles/files/zip';
import { type OpenShop, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { picturesEnded, sendZip } from './harness/picture-imports.js';
import { loadPicture, plainPicture } from './harness/pictures.js';
import { sharedShop } from './harness/shared-shop.js';
import { itInFullRun } from './harness/tier.js';

describe('a ZIP of pictures named after products', () => {
  let shop: OpenShop;
  let admin: SignedIn;
  let picture: Buffer;
  beforeAll(async () => {
    shop = await sharedShop();
    admin = await anAdmin(shop);
    picture = await plainPicture(60, 40).jpeg().toBuffer();
  });

  const imagesOf = async (productId: string): Promise<string[]> =>
    (await call(shop, productPaths.details, { body: { productId } })).body.data.image;
  const named = (...names: string[]): ZippedFile[] => names.map((name) => ({ name, bytes: picture }));
  const waitingFiles = () =>
    readdirSync(join(shop.dataDir, 'imports')).filter((name) => name.endsWith('.zip'));

  it('gives products their pictures in order, lists what none gets, and is undone', async () => {
    const tea = await aProduct(shop, admin, { name: 'Tea', sku: 'ZIP-TEA-1' });
    const dal = await aProduct(shop, admin, { name: 'Dal', barcode: '8901234567890', image: ['/dal.webp'] });
    const salt = await aProduct(shop, admin, { name: 'Salt' });
    const sent = await sendZip(
      shop,
      admin,
      zipOf([
        ...named('photos/', '__MACOSX/._zip-tea-1.jpg', 'photos/zip-tea-1-2.jpg', '../../etc/ZIP-TEA-1.jpg'),
        ...named('8901234567890.png', `${salt._id}.webp`, 'coffee.jpg', 'notes.txt'),
        { name: 'zip-tea-1-3.jpg', bytes: Buffer.from('<svg onload="alert(1)"/>') },
        { name: `${salt._id}-2.jpg`, bytes: picture, encrypted: true },
      ]),
    );
    expect([sent.status, sent.body.data[0]]).toEqual([
      200,
      expect.objectContaining({
        fileName: 'photos.zip',
        source: 'zip',
        phase: 'running',
        products: 3,
        refused: 2,
      }),
    ]);
    const ended = await picturesEnded(shop, admin);
    expect(ended).toMatchObject({ phase: 'done', products: 3, handled: 3, pictures: 4, refused: 4 });
    expect(ended.refusals).toEqual(
      expect.arrayContaining([
        { name: 'coffee.jpg', reason: 'no-product' },
        { name: 'notes.txt', reason: 'not-a-picture' },
        { name: 'zip-tea-1-3.jpg', reason: 'not-a-picture' },
        { name: `${salt._id}-2.jpg`, reason: 'encrypted' },
      ]),
    );
    const ofTea = await imagesOf(tea._id);
    expect(ofTea).toHaveLength(2);
    for (const address of ofTea) {
      expect(address).toMatch(/^\/uploads\/pictures\/[\w-]+/);
      expect((await loadPicture(shop, address)).response.headers.get('content-type')).toBe('image/webp');
    }
    expect(await imagesOf(dal._id)).toHaveLength(1);
    expect(await imagesOf(salt._id)).toHaveLength(1);
    await until('its file is gone', async () => waitingFiles().length === 0);

    const csv = await call(shop, `${pictureImportPaths.refused}?importId=${ended._id}`, {
      token: admin.token,
    });
    expect(csv.text).toContain('coffee.jpg,"No product has this SKU, barcode or Product id."');

    const [latest] = (await call(shop, importHistoryPaths.list, { token: admin.token })).body.data;
    expect(latest).toMatchObject({ fileName: 'photos.zip', created: 0, updated: 3 });
    await call(shop, importHistoryPaths.undo, { token: admin.token, body: { importId: latest._id } });
    await until('the pictures are taken back', async () => (await imagesOf(tea._id)).length === 0, 30_000);
    await until(
      'the first picture is back',
      async () => (await imagesOf(dal._id))[0] === '/dal.webp',
      30_000,
    );
  });

  it('is refused where it is no ZIP, holds nothing, lies, is a bomb, or comes from others', async () => {
    await aProduct(shop, admin, { name: 'Rava', sku: 'ZIP-RAVA' });
    const shopper = await aShopper(shop);
    const bomb = { name: 'ZIP-RAVA.png', bytes: Buffer.from('x'), statedSize: 2 ** 32 - 2 };
    const whole = zipOf(named('ZIP-RAVA.jpg'));
    const answers = [
      await sendZip(shop, admin, Buffer.from('no zip at all')),
      await sendZip(shop, admin, whole.subarray(0, whole.length - 30)),
      await sendZip(shop, admin, zipOf([])),
      await sendZip(shop, admin, zipOf(named('photos/', '__MACOSX/._a.jpg'))),
      await sendZip(shop, admin, zipOf([bomb])),
      await sendZip(
        shop,
        admin,
        zipOf(
          Array.from({ length: 20_001 }, (_, at) => ({ name: `${at}.jpg`, bytes: picture.subarray(0, 3) })),
        ),
      ),
      await call(shop, pictureImportPaths.upload, { token: admin.token, method: 'POST', body: {} }),
      await sendZip(shop, shopper, whole),
      await call(shop, pictureImportPaths.list, { token: shopper.token }),
      await call(shop, pictureImportPaths.cancel, { token: admin.token, body: { importId: '0'.repeat(24) } }),
      await call(shop, `${pictureImportPaths.refused}?importId=x`, { token: admin.token }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [415, 'import.not-zip'],
      [415, 'import.not-zip'],
      [400, 'import.zip-empty'],
      [400, 'import.zip-empty'],
      [413, 'import.zip-bomb'],
      [413, 'import.zip-too-many'],
      [400, 'import.no-pictures'],
      [403, 'auth.forbidden'],
      [403, 'auth.forbidden'],
      [404, 'import.pictures-missing'],
      [400, 'request.invalid'],
    ]);
    expect(waitingFiles()).toEqual([]);
    // A file that unpacks to more than it says, and one that says it is too large.
    const large = Buffer.alloc(4_000_000);
    await sendZip(
      shop,
      admin,
      zipOf([
        { name: 'ZIP-RAVA.jpg', bytes: large, statedSize: 100 },
        { name: 'ZIP-RAVA-2.jpg', bytes: picture, statedSize: 11 * 1024 * 1024 },
      ]),
    );
    expect(await picturesEnded(shop, admin)).toMatchObject({
      ...{ phase: 'done', pictures: 0 },
      refusals: [
        { name: 'ZIP-RAVA.jpg', reason: 'unreadable' },
        { name: 'ZIP-RAVA-2.jpg', reason: 'too-large' },
      ],
    });
  });

  /** Six products, and a ZIP with a large picture for each. */
  async function sixLarge(start: string) {
    const codes = Array.from({ length: 6 }, (_, at) => `${start}-${at}X`);
    const products = await Promise.all(codes.map((sku) => aProduct(shop, admin, { name: sku, sku })));
    const large = await plainPicture(1500, 1500).png().toBuffer();
    return { products, zip: zipOf(codes.map((code) => ({ name: `${code}.png`, bytes: large }))) };
  }

  itInFullRun('goes on after the shop was killed', async () => {
    let own = await startBriefly();
    [shop, admin] = [own, await anAdmin(own)];
    const { products, zip } = await sixLarge('GO');
    expect((await sendZip(shop, admin, zip)).status).toBe(200);
    await until(
      'a picture is there',
      async () => (await imagesOf(products[0]?._id ?? '')).length > 0,
      30_000,
    );
    await own.kill();
    own = await startBriefly({ DATA_DIR: own.dataDir });
    [shop, admin] = [own, await anAdmin(own)];
    expect(await picturesEnded(shop, admin)).toMatchObject({ phase: 'done', handled: 6, pictures: 6 });
    await own.stop();
    shop = await sharedShop();
    admin = await anAdmin(shop);
  });

  it('keeps out a second one, and is cancelled', async () => {
    const { zip } = await sixLarge('STOP');
    const [importing] = (await sendZip(shop, admin, zip)).body.data;
    const second = await sendZip(shop, admin, zip);
    expect([second.status, second.body.code]).toEqual([409, 'import.running']);
    const cancelled = await call(shop, pictureImportPaths.cancel, {
      token: admin.token,
      body: { importId: importing._id },
    });
    expect(cancelled.status).toBe(200);
    const ended = await picturesEnded(shop, admin);
    expect(ended.phase).toBe('cancelled');
    expect(ended.handled).toBeLessThan(6);
    await until('its file is gone', async () => waitingFiles().length === 0);
  });
});
