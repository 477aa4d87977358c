import { productPaths } from '@jhola/shared/contracts/product.contract';
import { type StockAdjustment, StockHistoryAnswer, stockPaths } from '@jhola/shared/contracts/stock.contract';
import { aCustomer, type Customer } from '@jhola/test-doubles/builders/customers';
import { aKey, cancel, order, placeOrder } from '@jhola/test-doubles/builders/orders';
import { aProduct, stockOf, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call, dataOf } from '@jhola/test-doubles/call';
import type { Shop } from '@jhola/test-doubles/shop/start-shop';
import { adjustStock, stockPage } from './harness/admin-orders.js';
import { aCardShop, aProvider, orderByCard, type Provider, paymentBecomes } from './harness/card.js';

describe('an administrator’s stock', () => {
  let provider: Provider;
  let shop: Shop;
  let admin: SignedIn;
  let meera: Customer;

  beforeAll(async () => {
    provider = await aProvider();
    shop = await aCardShop(provider);
    admin = await anAdmin(shop);
    meera = await aCustomer(shop);
  });
  afterAll(async () => {
    await shop.stop();
    await provider.stop();
  });

  const historyOf = async (productId: string): Promise<StockAdjustment[]> => {
    const { body } = await call(shop, stockPaths.history, { token: admin.token, body: { productId } });
    return StockHistoryAnswer.parse(body).data;
  };
  const levelOf = async ({ name }: TestProduct) => (await stockPage(shop, admin, { search: name })).levels[0];

  it('shows what is left, held and sold, and gives back what is cancelled', async () => {
    const lamp = await aProduct(shop, admin, { name: 'Lampadina', stock: 10 });
    const cash = await placeOrder(shop, meera, lamp, 2);
    const card = await orderByCard(shop, meera, lamp, 3);
    expect(await levelOf(lamp)).toMatchObject({ productId: lamp._id, left: 5, held: 3, sold: 2 });
    provider.simulator.pay(card.id);
    await paymentBecomes(shop, meera, card.orderId, 'PAID');
    expect(await levelOf(lamp)).toMatchObject({ left: 5, held: 0, sold: 5 });
    await cancel(shop, meera, cash);
    expect(await levelOf(lamp)).toMatchObject({ left: 7, held: 0, sold: 3 });
  });

  it('counts a variant by itself where it has pieces of its own, else with its product', async () => {
    const shirt = await aProduct(shop, admin, {
      name: 'Kurtissimo',
      stock: 20,
      variants: [{ name: 'L', stock: 4 }, { name: 'Blue' }],
    });
    const [large, blue] = shirt.variants;
    const lines = [
      { productId: shirt._id, variantId: large?._id ?? '', quantity: 1 },
      { productId: shirt._id, variantId: blue?._id ?? '', quantity: 2 },
    ];
    dataOf(await order(shop, meera, lines, 300));
    expect((await stockPage(shop, admin, { search: shirt.name })).levels).toEqual([
      expect.objectContaining({ variantId: large?._id, variantName: 'L', left: 3, held: 0, sold: 1 }),
      expect.not.objectContaining({ variantId: expect.anything() }),
    ]);
    expect((await stockPage(shop, admin, { search: shirt.name })).levels[1]).toMatchObject({
      left: 18,
      sold: 2,
    });
  });

  it('is sorted by name or by what is left, both ways, page by page, variants among the products', async () => {
    for (const [name, stock] of [
      ['amber qamarstock', 3],
      ['Zinc qamarstock', 1],
      ['Brass qamarstock', 2],
    ] as const)
      await aProduct(shop, admin, { name, stock });
    await aProduct(shop, admin, {
      name: 'Copper qamarstock',
      stock: 8,
      variants: [
        { name: 'S', stock: 7 },
        { name: 'L', stock: 0 },
      ],
    });
    const levels = async (wanted: object) => (await stockPage(shop, admin, wanted)).levels;
    const shown = async (wanted: object) =>
      (await levels(wanted)).map(({ name, left }) => `${name.split(' ')[0]} ${left}`);
    const byName = await shown({ search: 'qamarstock', sort: 'name' });
    expect(byName).toEqual([
      ...['amber 3', 'Brass 2', 'Copper 8'],
      ...[expect.stringMatching(/^Copper [07]$/), expect.stringMatching(/^Copper [07]$/), 'Zinc 1'],
    ]);
    expect(await shown({ search: 'qamarstock', sort: 'name', descending: true })).toEqual(
      byName.toReversed(),
    );
    expect(await shown({ search: 'qamarstock', sort: 'left', descending: true })).toEqual([
      ...['Copper 8', 'Copper 7', 'amber 3', 'Brass 2', 'Zinc 1', 'Copper 0'],
    ]);
    for (const order of [{ sort: 'name' }, { sort: 'name', descending: true }, { descending: true }]) {
      const whole = await levels({ ...order, limit: 100 });
      const paged = [];
      for (let page = 1; page <= Math.ceil(whole.length / 3); page += 1)
        paged.push(...(await levels({ ...order, limit: 3, page })));
      expect(paged).toEqual(whole);
      const names = whole.map(({ name }) => name.toLowerCase());
      if ('sort' in order) expect(order.descending ? names.toReversed() : names).toEqual([...names].sort());
    }
    for (const body of [{ sort: 'sold' }, { sort: { $gt: '' } }, { descending: 'yes' }])
      expect((await call(shop, stockPaths.list, { token: admin.token, body })).status).toBe(400);
  });

  it('lists the lowest first, page by page, and only as many as are asked for', async () => {
    for (const [name, stock] of [
      ['Nine', 9],
      ['None', 0],
      ['Four', 4],
    ] as const) {
      await aProduct(shop, admin, { name, stock });
    }
    await aProduct(shop, admin, { name: 'Sized', stock: 6, variants: [{ name: 'S', stock: 2 }] });
    const whole = await stockPage(shop, admin, { limit: 100 });
    const left = whole.levels.map((level) => level.left);
    expect(left).toEqual([...left].sort((one, other) => one - other));
    expect(whole.totalCount).toBe(whole.levels.length);
    const paged = [];
    for (let page = 1; page <= Math.ceil(whole.totalCount / 3); page++) {
      paged.push(...(await stockPage(shop, admin, { page, limit: 3 })).levels);
    }
    expect(paged).toEqual(whole.levels);
    const low = await stockPage(shop, admin, { most: 4, limit: 100 });
    expect(low.levels).toEqual(whole.levels.filter((level) => level.left <= 4));
    expect(low.totalCount).toBe(low.levels.length);
    expect(low.levels.map(({ name, variantName }) => [name, variantName])).toEqual(
      expect.arrayContaining([
        ['None', undefined],
        ['Sized', 'S'],
        ['Four', undefined],
      ]),
    );
  });

  it('counts nothing as low that nobody can buy: of a product whose variants all have their own, those alone', async () => {
    const saree = { name: 'Sariana', stock: 0, variants: [{ name: 'Red', stock: 1 }] };
    const shared = { name: 'Sariana Due', stock: 0, variants: [{ name: 'Red', stock: 9 }, { name: 'Blue' }] };
    for (const product of [saree, shared]) await aProduct(shop, admin, product);
    const low = async (search: string) => {
      const { levels, totalCount } = await stockPage(shop, admin, { most: 1, limit: 100, search });
      expect(totalCount).toBe(levels.length);
      const sarees = levels.filter(({ name }) => name.startsWith('Sariana'));
      return sarees.map(({ name, variantName = '', left }) => [name, variantName, left]);
    };
    const lowOnes = [
      ['Sariana Due', '', 0],
      ['Sariana', 'Red', 1],
    ];
    expect(await low('')).toEqual(lowOnes);
    expect(await low('Sariana')).toEqual(lowOnes);
    expect((await stockPage(shop, admin, { search: 'Sariana', limit: 100 })).levels).toHaveLength(4);
  });

  it('shows alone what is held', async () => {
    const vase = await aProduct(shop, admin, { name: 'Vasella', stock: 3 });
    const { orderId } = await orderByCard(shop, meera, vase);
    const levels = (await stockPage(shop, admin, { held: true })).levels;
    expect(levels.map(({ productId, held: pieces }) => [productId, pieces])).toEqual([[vase._id, 1]]);
    expect((await stockPage(shop, admin, { held: true, search: 'Lampadina' })).levels).toEqual([]);
    await cancel(shop, meera, orderId);
    expect((await stockPage(shop, admin, { held: true })).levels).toEqual([]);
  });

  it('is adjusted with a reason, once a key, and records who did it', async () => {
    const soap = await aProduct(shop, admin, { name: 'Sapone', stock: 10 });
    await placeOrder(shop, meera, soap, 2);
    const body = { productId: soap._id, change: 30, reason: 'RECEIVED', text: ' Delivery note 7 ' };
    const key = aKey();
    const [first, again] = [
      await adjustStock(shop, admin, body, key),
      await adjustStock(shop, admin, body, key),
    ];
    expect(dataOf(first)).toMatchObject({ productId: soap._id, left: 38, held: 0, sold: 2 });
    expect(again.body).toEqual(first.body);
    expect(await stockOf(shop, soap._id)).toBe(38);
    dataOf(await adjustStock(shop, admin, { productId: soap._id, change: -38, reason: 'DAMAGED' }));
    expect(await stockOf(shop, soap._id)).toBe(0);
    expect(await historyOf(soap._id)).toEqual([
      expect.objectContaining({ change: -38, left: 0, reason: 'DAMAGED' }),
      expect.objectContaining({ change: 30, left: 38, reason: 'RECEIVED', text: 'Delivery note 7' }),
    ]);
    expect((await historyOf(soap._id))[0]?.by).toMatchObject({ _id: admin.userId, name: expect.any(String) });
  });

  it('never falls below nothing, however many take out and buy concurrently', async () => {
    const pen = await aProduct(shop, admin, { name: 'Pennino', stock: 10 });
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () =>
        adjustStock(shop, admin, { productId: pen._id, change: -1, reason: 'LOST' }),
      ),
      ...Array.from({ length: 8 }, () => order(shop, meera, [{ productId: pen._id, quantity: 1 }], 100)),
    ]);
    const codes = answers.map(({ status, body }) => (status === 200 ? 'done' : body.code));
    expect(codes.filter((code) => code === 'done')).toHaveLength(10);
    expect(new Set(codes)).toEqual(new Set(['done', ...codes.filter((code) => /^stock\./.test(code))]));
    const taken = (await historyOf(pen._id)).length;
    expect(await levelOf(pen)).toMatchObject({ left: 0, held: 0, sold: 10 - taken });
  });

  it('says why it cannot be adjusted', async () => {
    const tea = await aProduct(shop, admin, { name: 'Tè', stock: 2, variants: [{ name: 'Loose' }] });
    const refusal = async (change: object) => {
      const { status, body } = await adjustStock(shop, admin, {
        productId: tea._id,
        change: -1,
        reason: 'COUNTED',
        ...change,
      });
      return [status, body.code, body.message];
    };
    expect(await refusal({ change: -3 })).toEqual([
      409,
      'stock.below-zero',
      'Only 2 of Tè are left: no more can be taken out.',
    ]);
    expect((await refusal({ change: 999_999 }))[1]).toBe('stock.above-most');
    expect((await refusal({ productId: '0'.repeat(24) }))[1]).toBe('product.missing');
    // It has no pieces of its own: they are the product's.
    expect((await refusal({ variantId: tea.variants[0]?._id }))[1]).toBe('variant.missing');
    for (const wrong of [{ change: 0 }, { change: 1.5 }, { reason: 'BORED' }, { change: '1' }]) {
      expect((await refusal(wrong))[0]).toBe(400);
    }
    expect(await historyOf(tea._id)).toEqual([]);
    expect(await stockOf(shop, tea._id)).toBe(2);
  });

  it('records an edit of the product’s stock as a count', async () => {
    const rice = await aProduct(shop, admin, {
      name: 'Riso',
      stock: 10,
      variants: [{ name: 'Bag', stock: 3 }],
    });
    const edit = (change: object) =>
      call(shop, productPaths.update, {
        method: 'PUT',
        token: admin.token,
        body: { _id: rice._id, ...change },
      });
    dataOf(await edit({ price: 120 }));
    expect(await historyOf(rice._id)).toEqual([]);
    dataOf(await edit({ stock: 7, variants: [{ _id: rice.variants[0]?._id, name: 'Bag', stock: 5 }] }));
    expect(
      (await historyOf(rice._id)).map(({ variantId, change, left, reason }) => [
        variantId,
        change,
        left,
        reason,
      ]),
    ).toEqual(
      expect.arrayContaining([
        [undefined, -3, 7, 'COUNTED'],
        [rice.variants[0]?._id, 2, 5, 'COUNTED'],
      ]),
    );
  });
});
