import { importHistoryPaths, type PastImport } from '@jhola/shared/contracts/import-history.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import { stockPaths } from '@jhola/shared/contracts/stock.contract';
import { aCustomer } from '@jhola/test-doubles/builders/customers';
import { order } from '@jhola/test-doubles/builders/orders';
import { anAdmin, aShopper, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call, dataOf } from '@jhola/test-doubles/call';
import { type Shop, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import fc from 'fast-check';
import { adjustStock } from './harness/admin-orders.js';
import { importEnded, manyRows, sendFile, startImport } from './harness/import-file.js';
import { itInFullRun, repeated } from './harness/tier.js';

const columns = {
  name: 'Item',
  price: 'MRP',
  unit: 'Pack',
  stock: 'Left',
  category: 'Aisle',
  subcategory: 'Shelf',
};

describe('the undo of an import', () => {
  let shop: Shop;
  let admin: SignedIn;
  beforeAll(async () => {
    shop = await startBriefly();
    admin = await anAdmin(shop);
  });
  afterAll(() => shop.stop());

  const imported = async (list: string, own: object = columns) => {
    await sendFile(shop, admin, list);
    await startImport(shop, admin, { columns: own, dryRun: false });
    const { phase } = await importEnded(shop, admin);
    expect(phase).toBe('done');
    const [latest] = await history();
    return latest as PastImport;
  };
  const history = async (): Promise<PastImport[]> =>
    (await call(shop, importHistoryPaths.list, { token: admin.token })).body.data;
  const undo = (importId: string, by = admin) =>
    call(shop, importHistoryPaths.undo, { token: by.token, body: { importId } });
  const undone = async ({ _id }: PastImport) => {
    expect((await undo(_id)).status).toBe(200);
    const now = async () => (await history()).find((one) => one._id === _id)?.undo;
    await until('it is undone', async () => (await now())?.phase === 'undone', 60_000);
    return now();
  };
  const found = async (search: string) =>
    (await call(shop, productPaths.search, { body: { search, page: 1 } })).body.data;
  const edit = async (_id: string, fields: object) => {
    const { status } = await call(shop, productPaths.update, {
      method: 'PUT',
      token: admin.token,
      body: { _id, ...fields },
    });
    expect(status).toBe(200);
  };

  it('brings back what was, except what was edited or sold since, and says so', async () => {
    const first = 'Item,MRP,Pack,Left,Aisle,Shelf\nDal,90,1 kg,5,Staples,Dal\nSalt,20,1 kg,5,Staples,Salt\n';
    await imported(first);
    const second =
      'Item,MRP,Pack,Left,Aisle,Shelf\nDal,99,1 kg,50,Staples,Dal\nSalt,22,1 kg,5,Staples,Salt\n' +
      'Barfi,300,500 g,9,Sweets,Milk\nLadoo,200,500 g,9,Sweets,Besan\n';
    const latest = await imported(second);
    expect(latest).toMatchObject({ fileName: 'corner-shop.csv', created: 2, updated: 2 });
    const [salt] = await found('salt');
    await edit(salt._id, { price: 25 });
    const [barfi] = await found('barfi');
    await edit(barfi._id, { description: 'Fresh every morning.' });

    const result = await undone(latest);
    expect(result).toMatchObject({ handled: result?.total, restored: 1, deleted: 2 });
    expect(result?.stays).toEqual(
      expect.arrayContaining([
        { name: 'Salt', why: 'edited', fields: ['price'] },
        { name: 'Barfi', why: 'edited' },
        { name: 'Milk', why: 'in-use' },
        { name: 'Sweets', why: 'in-use' },
      ]),
    );
    expect(await found('dal')).toMatchObject([{ name: 'Dal', price: 90, stock: 5 }]);
    expect(await found('salt')).toMatchObject([{ name: 'Salt', price: 25 }]);
    expect(await found('ladoo')).toEqual([]);
    expect(await found('barfi')).toHaveLength(1);
    const [dal] = await found('dal');
    const kept = await call(shop, stockPaths.history, { token: admin.token, body: { productId: dal._id } });
    expect(kept.body.data.map(({ change }: { change: number }) => change)).toEqual([-45, 45]);
    // Two imports are undone after one another as if neither had been.
    const [, before] = await history();
    expect(await undone(before as PastImport)).toMatchObject({
      deleted: 2,
      stays: expect.arrayContaining([]),
    });
    expect(await found('dal')).toEqual([]);
  });

  it('leaves sold what was sold since, and a stock that was counted since; what was counted before goes back', async () => {
    const list = (stock: number) =>
      `Item,MRP,Left\n${['Aam', 'Ber', 'Chikoo'].map((name) => `${name},50,${stock}\n`).join('')}`;
    const own = { name: 'Item', price: 'MRP', stock: 'Left' };
    await imported(list(5), own);
    const [[aam], [ber], [chikoo]] = [await found('aam'), await found('ber'), await found('chikoo')];
    await edit(chikoo._id, { variants: [{ name: 'Large', stock: 1 }] });
    const adjust = async (product: { _id: string }, change: number, variantId?: string) => {
      const body = { productId: product._id, change, reason: 'COUNTED', ...(variantId && { variantId }) };
      expect((await adjustStock(shop, admin, body)).status).toBe(200);
    };
    await adjust(chikoo, 4);
    const latest = await imported(list(20), own);
    dataOf(await order(shop, await aCustomer(shop), [{ productId: aam._id, quantity: 2 }], 100));
    await adjust(ber, 10);
    const [{ variants }] = await found('chikoo');
    await adjust(chikoo, 3, variants[0]._id);
    expect(await undone(latest)).toMatchObject({
      restored: 2,
      stays: [{ name: 'Ber', why: 'edited', fields: ['stock'] }],
    });
    const stocks = [await found('aam'), await found('ber'), await found('chikoo')].map(
      ([{ stock }]) => stock,
    );
    expect(stocks).toEqual([3, 30, 9]);
  });

  it('is refused twice, of what never was, to others, and while an import runs', async () => {
    const latest = await imported('Item,MRP\nRava,50\n', { name: 'Item', price: 'MRP' });
    await undone(latest);
    const shopper = await aShopper(shop);
    await sendFile(shop, admin, manyRows(2000));
    await startImport(shop, admin, { columns: { name: 'name', price: 'price' }, dryRun: false });
    const during = await undo(latest._id);
    await importEnded(shop, admin);
    const refused = [
      await undo(latest._id),
      await undo('0'.repeat(24)),
      await undo('x'),
      await undo(latest._id, shopper),
    ];
    expect([during, ...refused].map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'import.running'],
      [409, 'import.undone-before'],
      [404, 'import.undo-missing'],
      [400, 'request.invalid'],
      [403, 'auth.forbidden'],
    ]);
  });

  itInFullRun('goes on after a restart', async () => {
    const rows = manyRows(3000).replaceAll('Thing', 'Gizmo');
    const latest = await imported(rows, { name: 'name', price: 'price' });
    await undo(latest._id);
    const now = async () => (await history()).find(({ _id }) => _id === latest._id)?.undo;
    await until('some is undone', async () => ((await now())?.handled ?? 0) > 0);
    await shop.kill();
    shop = await startBriefly({ DATA_DIR: shop.dataDir });
    admin = await anAdmin(shop);
    await until('it is undone', async () => (await now())?.phase === 'undone', 60_000);
    expect(await now()).toMatchObject({ deleted: 3000, stayed: 0 });
    expect(await found('gizmo')).toEqual([]);
  });

  it('of any import, with any edits in between, leaves the edits and nothing else of it', async () => {
    const price = fc.integer({ min: 1, max: 3 });
    const product = fc.record({
      before: fc.option(price),
      after: fc.option(price),
      edited: fc.option(fc.constant(77)),
    });
    let round = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(product, { minLength: 1, maxLength: 5 }), async (products) => {
        round += 1;
        const nameOf = (at: number) => `Round${round} item${at}`;
        const listOf = (side: 'before' | 'after') =>
          `Item,MRP\nRound${round} anchor,5\n${products
            .flatMap((one, at) => (one[side] === null ? [] : [`${nameOf(at)},${one[side]}\n`]))
            .join('')}`;
        const own = { name: 'Item', price: 'MRP' };
        const pricesNow = async () =>
          new Map<string, number>(
            (await found(`round${round}`)).map((each: { name: string; price: number }) => [
              each.name,
              each.price,
            ]),
          );
        await imported(listOf('before'), own);
        const wasLatest = (await history())[0]?._id;
        const latest = await imported(`${listOf('after')}Round${round} extra,9\n`, own);
        expect(latest._id).not.toBe(wasLatest);
        const now = await found(`round${round}`);
        for (const [at, { edited }] of products.entries()) {
          const one = now.find(({ name }: { name: string }) => name === nameOf(at));
          if (one && edited !== null) await edit(one._id, { price: edited });
        }
        await undone(latest);
        const expected = products.flatMap(({ before, after, edited }, at): [string, number][] => {
          if (edited !== null && (before !== null || after !== null)) return [[nameOf(at), edited]];
          return before === null ? [] : [[nameOf(at), before]];
        });
        expect(await pricesNow()).toEqual(new Map([[`Round${round} anchor`, 5], ...expected]));
      }),
      { numRuns: repeated(30) },
    );
  });
});
