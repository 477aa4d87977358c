import { productPaths } from '@jhola/shared/contracts/product.contract';
import { type StockAdjustment, StockHistoryAnswer, stockPaths } from '@jhola/shared/contracts/stock.contract';
import { aCustomer, type Customer } from '@jhola/test-doubles/builders/customers';
import { aKey, cancel, order, placeOrder } from '@jhola/test-doubles/builders/orders';
import { aProduct, stockBecomes, stockOf, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call, dataOf } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { activityOf } from './harness/activity.js';
import { adjustStock, stockPage } from './harness/admin-orders.js';
import { orderByCard, paymentBecomes } from './harness/card.js';
import type { Provider } from './harness/card-provider.js';
import { connectedShop } from './harness/shared-shop.js';

describe('an administrator’s stock', () => {
  let provider: Provider;
  let shop: OpenShop;
  let admin: SignedIn;
  let meera: Customer;

  beforeAll(async () => {
    ({ shop, provider } = await connectedShop());
    admin = await anAdmin(shop);
    meera = await aCustomer(shop);
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

  it('shows alone what is held', async () => {
    const vase = await aProduct(shop, admin, { name: 'Vasella', stock: 3 });
    await placeOrder(shop, meera, await aProduct(shop, admin, { name: 'Vasella alta', stock: 3 }));
    const { orderId } = await orderByCard(shop, meera, vase);
    const held = async (search?: string, most?: number) => {
      const wanted = { held: true, ...(search && { search }), ...(most !== undefined && { most }) };
      const { levels } = await stockPage(shop, admin, wanted);
      return levels.map(({ productId, held: pieces }) => [productId, pieces]);
    };
    expect(await held()).toContainEqual([vase._id, 1]);
    expect(await held('Vasella')).toEqual([[vase._id, 1]]);
    expect(await held('Lampadina')).toEqual([]);
    expect(await held('Vasella', 1)).toEqual([]);
    expect(await held('Vasella', 2)).toEqual([[vase._id, 1]]);
    await cancel(shop, meera, orderId);
    expect(await held()).not.toContainEqual([vase._id, expect.anything()]);
    expect(await held('Vasella')).toEqual([]);
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
    await stockBecomes(shop, soap._id, 38);
    dataOf(await adjustStock(shop, admin, { productId: soap._id, change: -38, reason: 'DAMAGED' }));
    await stockBecomes(shop, soap._id, 0);
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
    expect(await refusal({ change: 999_999 })).toEqual([
      409,
      'stock.above-most',
      'At most 1000000 of Tè can be in stock.',
    ]);
    expect((await refusal({ productId: '0'.repeat(24) }))[1]).toBe('product.missing');
    // It has no pieces of its own: they are the product's.
    const ofVariant = { productId: tea._id, variantId: tea.variants[0]?._id };
    const missing = await adjustStock(shop, admin, { ...ofVariant, change: -1, reason: 'COUNTED' });
    expect(missing.body).toMatchObject({ code: 'variant.missing', details: ofVariant });
    for (const wrong of [{ change: 0 }, { change: 1.5 }, { reason: 'BORED' }, { change: '1' }]) {
      expect((await refusal(wrong))[0]).toBe(400);
    }
    expect(await historyOf(tea._id)).toEqual([]);
    expect(await stockOf(shop, tea._id)).toBe(2);
  });

  it('of a variant is adjusted by itself, and stands in the activity with what it was before', async () => {
    const tin = await aProduct(shop, admin, {
      name: 'Barattolo',
      stock: 9,
      variants: [
        { name: 'Red', stock: 4 },
        { name: 'Blue', stock: 1 },
      ],
    });
    const { list } = activityOf(shop, admin);
    const variantId = tin.variants[0]?._id;
    const body = { productId: tin._id, variantId, change: -3, reason: 'DAMAGED', text: 'Dented' };
    expect(dataOf(await adjustStock(shop, admin, body))).toMatchObject({
      variantId,
      variantName: 'Red',
      left: 1,
    });
    const [entry] = (await list('?limit=50')).filter(
      ({ subject }) => subject?.id === tin._id && subject.name !== 'Barattolo',
    );
    expect(entry).toMatchObject({
      action: 'stock.adjusted',
      subject: { type: 'product', name: 'Barattolo, Red' },
      before: { stock: 4 },
      after: { stock: 1, reason: 'DAMAGED', text: 'Dented' },
    });
    await stockBecomes(shop, tin._id, 9);
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
