import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importHistoryPaths } from '@jhola/shared/contracts/import-history.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import { type Shop, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { importEnded, sendFile, startImport } from './harness/import-file.js';
import { picturesEnded } from './harness/picture-imports.js';
import { plainPicture } from './harness/pictures.js';

const columns = { name: 'Item', price: 'MRP', sku: 'SKU', pictures: 'Image URL' };

describe('the pictures that a list of products names by address', () => {
  let shop: Shop;
  let admin: SignedIn;
  let source: Server;
  let at = '';
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  beforeAll(async () => {
    const picture = await plainPicture(50, 50).jpeg().toBuffer();
    source = createServer((request, response) => {
      asked.push(request.url ?? '');
      if (request.url?.startsWith('/tea')) response.end(picture);
      else if (request.url?.startsWith('/slow')) waiting.push(() => response.end(picture));
      else if (request.url === '/inside')
        response.writeHead(302, { location: shop.url.replace('127.0.0.1', 'localhost') }).end();
      else if (request.url === '/page') response.end('<html>no picture</html>');
      else if (request.url === '/large') response.writeHead(200, { 'content-length': '10485761' }).end();
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve));
    at = `http://127.0.0.1:${(source.address() as AddressInfo).port}`;
    shop = await startBriefly({ TEST_PICTURE_SOURCE: at });
    admin = await anAdmin(shop);
  });
  afterAll(async () => {
    await shop.stop();
    source.closeAllConnections();
    source.close();
  });

  const imported = async (list: string, dryRun = false) => {
    await sendFile(shop, admin, list);
    expect((await startImport(shop, admin, { columns, dryRun })).status).toBe(200);
    return importEnded(shop, admin);
  };
  const imagesOf = async (search: string): Promise<string[]> => {
    const { body } = await call(shop, productPaths.search, { body: { search, page: 1 } });
    return body.data[0]?.image ?? [];
  };

  it('are fetched once, go with the undo of the import, and are listed where they are refused', async () => {
    const list = [
      'Item,MRP,SKU,Image URL',
      `Assam tea,100,TEA,"${at}/tea-1, ${at}/tea-2"`,
      `Rava,50,RAVA,${at}/inside | ${at}/page | ${at}/large | ${at}/gone`,
      `Salt,20,SALT,${shop.url}/api/health http://169.254.169.254/latest http://[::ffff:127.0.0.1]/ salt.jpg`,
      'Dal,90,DAL,',
      '',
    ].join('\n');
    const sent = await sendFile(shop, admin, list);
    expect(sent.body.data.columns).toMatchObject({ pictures: 'Image URL' });
    expect((await imported(list, true)).sums?.expected).toMatchObject({ created: 4, pictures: 10 });
    expect(asked).toEqual([]);

    expect((await imported(list)).sums?.written).toMatchObject({ created: 4, pictures: 10 });
    const ended = await picturesEnded(shop, admin);
    expect(ended).toMatchObject({ source: 'addresses', products: 3, handled: 3, pictures: 2, refused: 8 });
    const reasons = Object.fromEntries(
      ended.refusals.map(({ name, reason }) => [name.replace(at, ''), reason]),
    );
    expect(reasons).toEqual({
      ...{ '/inside': 'not-public', '/page': 'not-a-picture', '/large': 'too-large', '/gone': 'not-found' },
      [`${shop.url}/api/health`]: 'not-public',
      'http://169.254.169.254/latest': 'not-public',
      'http://[::ffff:127.0.0.1]/': 'not-public',
      'salt.jpg': 'not-an-address',
    });
    expect(await imagesOf('assam tea')).toEqual([
      expect.stringMatching(/^\/uploads\/pictures\//),
      expect.stringMatching(/^\/uploads\/pictures\//),
    ]);

    const askedSoFar = asked.length;
    const again = await imported(list.split('\n').slice(0, 2).join('\n'));
    expect(again.sums?.written).toMatchObject({ unchanged: 1, pictures: 0 });
    expect(asked).toHaveLength(askedSoFar);

    const [latest] = (await call(shop, importHistoryPaths.list, { token: admin.token })).body.data;
    await call(shop, importHistoryPaths.undo, { token: admin.token, body: { importId: latest._id } });
    const undo = async () =>
      (await call(shop, importHistoryPaths.list, { token: admin.token })).body.data[0].undo;
    await until('the import is undone', async () => (await undo()).phase === 'undone', 30_000);
    expect(await imagesOf('assam tea')).toEqual([]);
    expect(await undo()).toMatchObject({ deleted: expect.any(Number), stayed: 0 });
  });

  it('are not fetched again because a product may not have all of them', async () => {
    const addresses = Array.from({ length: 25 }, (_, index) => `${at}/tea-of-${index}`);
    const list = ['Item,MRP,SKU,Image URL', `Many teas,100,MANY,${addresses.join(' ')}`, ''].join('\n');
    await imported(list);
    expect(await picturesEnded(shop, admin)).toMatchObject({
      ...{ products: 1, pictures: 10, refused: 10 },
      refusals: addresses.slice(10, 20).map((name) => ({ name, reason: 'too-many' })),
    });
    const askedSoFar = asked.length;
    expect((await imported(list)).sums?.written).toMatchObject({ unchanged: 1, pictures: 0 });
    expect(asked).toHaveLength(askedSoFar);
  });

  it('are fetched no more once their import is undone', async () => {
    const rows = Array.from(
      { length: 9 },
      (_, index) => `Late ${index},10,LATE-${index},${at}/slow-${index}`,
    );
    await imported(['Item,MRP,SKU,Image URL', ...rows, ''].join('\n'));
    await until('the first pictures are asked for', async () => waiting.length === 4);
    const [latest] = (await call(shop, importHistoryPaths.list, { token: admin.token })).body.data;
    const undone = await call(shop, importHistoryPaths.undo, {
      token: admin.token,
      body: { importId: latest._id },
    });
    expect(undone.status).toBe(200);
    for (const answer of waiting) answer();
    expect(await picturesEnded(shop, admin)).toMatchObject({ phase: 'cancelled', handled: 4, pictures: 0 });
    expect(waiting).toHaveLength(4);
  });
});
