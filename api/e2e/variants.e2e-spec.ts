import { CartAnswer, type CartItem, cartPaths } from '@jhola/shared/contracts/cart.contract';
import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import { UNKNOWN_ID } from '@jhola/test-doubles/builders/categories';
import { aCustomer, type Customer, customers } from '@jhola/test-doubles/builders/customers';
import { aKey, order, ordersOf } from '@jhola/test-doubles/builders/orders';
import { aProduct, stockOf, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call, dataOf } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { checkout } from './harness/card.js';
import { aDatabase } from './harness/database.js';
import { sharedShop } from './harness/shared-shop.js';

const sizes = [{ name: 'S' }, { name: 'XL', price: 450, stock: 3 }];

describe('a product that is sold by variant', () => {
  let shop: OpenShop;
  let admin: SignedIn;
  let meera: Customer;
  let shirt: TestProduct;

  beforeAll(async () => {
    shop = await sharedShop();
    admin = await anAdmin(shop);
  });
  beforeEach(async () => {
    meera = await aCustomer(shop);
    shirt = await aProduct(shop, admin, { name: 'T-shirt', price: 400, stock: 9, variants: sizes });
  });

  const add = (body: object, key = aKey()) =>
    call(shop, cartPaths.create, { token: meera.token, headers: { 'idempotency-key': key }, body });
  const cart = async () =>
    CartAnswer.parse((await call(shop, cartPaths.get, { token: meera.token })).body).data;
  const update = (body: object, key = aKey()) => {
    const headers = { 'idempotency-key': key };
    return call(shop, cartPaths.updateQuantity, { method: 'PUT', token: meera.token, headers, body });
  };
  const gainVariants = async ({ _id }: TestProduct, variants: object[] = sizes) =>
    dataOf<TestProduct>(
      await call(shop, productPaths.update, { method: 'PUT', token: admin.token, body: { _id, variants } }),
    );

  /** What a refusal contains: each variant with the price and the pieces that it sells with. */
  const choices = ({ variants: [s, xl] }: TestProduct, shared: number) => [
    { _id: s?._id, name: 'S', price: 400, stock: shared },
    { _id: xl?._id, name: 'XL', price: 450, stock: 3 },
  ];

  /** A line from before its product was sold by variant, and the product as it is now. */
  async function anUndecidedLine(quantity: number): Promise<{ line: CartItem; product: TestProduct }> {
    const product = await aProduct(shop, admin, { name: 'Kurta', price: 400, stock: 9 });
    const line = dataOf<CartItem>(await add({ productId: product._id, quantity }));
    return { line, product: await gainVariants(product) };
  }

  it('is not put into a cart without one; the refusal lists what to choose from', async () => {
    const { status, body } = await add({ productId: shirt._id });
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'variant.required', message: 'Please choose an option of T-shirt.' });
    expect(body.details).toEqual({ productId: shirt._id, name: 'T-shirt', choices: choices(shirt, 9) });
    expect(await cart()).toEqual([]);
    expect(await add({ productId: shirt._id, variantId: UNKNOWN_ID })).toMatchObject({
      status: 404,
      body: { code: 'variant.missing' },
    });
  });

  it('is not ordered without one, neither by cash on delivery nor by card', async () => {
    const dal = await aProduct(shop, admin);
    const lines = [
      { productId: dal._id, quantity: 1 },
      { productId: shirt._id, quantity: 1 },
    ];
    for (const answer of [await order(shop, meera, lines, 500), await checkout(shop, meera, lines, 500)]) {
      expect(answer).toMatchObject({ status: 422, body: { code: 'variant.required' } });
      expect(answer.body.details).toEqual({
        productId: shirt._id,
        name: 'T-shirt',
        choices: choices(shirt, 9),
      });
    }
    expect(await ordersOf(shop, meera)).toEqual([]);
    expect([await stockOf(shop, dal._id), await stockOf(shop, shirt._id)]).toEqual([10, 9]);
  });

  it('counts as sold without one where its variants are all the same', async () => {
    const lamp = await aProduct(shop, admin, { variants: [{ name: 'Standard' }] });
    const [standard] = lamp.variants;
    expect(dataOf<CartItem>(await add({ productId: lamp._id }))).not.toHaveProperty('choices');
    expect(dataOf(await add({ productId: lamp._id, variantId: standard?._id }))).toMatchObject({
      variantName: 'Standard',
    });
    dataOf(await order(shop, meera, [{ productId: lamp._id, quantity: 1 }], 100));
  });

  it('keeps lines of before in the cart: they list what to choose from, are lowered and removed, not raised', async () => {
    const { line, product } = await anUndecidedLine(3);
    const asked = { _id: line._id, quantity: 3, subTotalAmt: 1200, choices: choices(product, 9) };
    expect(await cart()).toEqual([expect.objectContaining(asked)]);

    const raised = await update({ _id: line._id, qty: 4 });
    expect(raised).toMatchObject({ status: 422, body: { code: 'variant.required' } });
    expect(raised.body.details).toEqual({
      productId: product._id,
      name: 'Kurta',
      choices: choices(product, 9),
    });
    expect(dataOf(await update({ _id: line._id, qty: 2 }))).toMatchObject({
      ...asked,
      quantity: 2,
      subTotalAmt: 800,
    });
    const items = await cart();
    const body = { list_items: items, totalAmt: 800, address: meera.addressId };
    const headers = { 'idempotency-key': aKey() };
    expect(await call(shop, orderPaths.cashOnDelivery, { token: meera.token, headers, body })).toMatchObject({
      status: 422,
      body: { code: 'variant.required' },
    });
    expect(await cart()).toEqual(items);
    await call(shop, cartPaths.deleteItem, { method: 'DELETE', token: meera.token, body: { _id: line._id } });
    expect(await cart()).toEqual([]);
  });

  it('lowers lines of before however many come concurrently, and never raises them', async () => {
    const { line } = await anUndecidedLine(6);
    const quantities = [5, 2, 6, 4, 2, 3];
    const answers = await Promise.all(quantities.map((qty) => update({ _id: line._id, qty })));
    for (const { status, body } of answers) {
      expect(status === 200 || body.code === 'variant.required').toBe(true);
    }
    expect(await cart()).toEqual([expect.objectContaining({ quantity: 2 })]);
  });

  it('answers a repeat of an addition of before with its line, instead of asking for a variant', async () => {
    const product = await aProduct(shop, admin, { price: 400 });
    const [key, sent] = [aKey(), { productId: product._id, quantity: 2 }];
    const { _id } = dataOf<CartItem>(await add(sent, key));
    const variantId = (await gainVariants(product)).variants[0]?._id;
    const database = await aDatabase(shop);
    // As after a crash: the line knows of the addition, the record of the call does not.
    const repeat = async () => {
      await database.collection('idempotencyrecords').deleteMany({});
      return dataOf<CartItem>(await add(sent, key));
    };
    expect(await repeat()).toMatchObject({ _id, quantity: 2, choices: [{}, {}] });
    dataOf(await update({ _id, qty: 2, variantId }));
    expect(await repeat()).toMatchObject({ _id, quantity: 2, variantName: 'S' });
    expect(await cart()).toHaveLength(1);
    await database.close();
  });

  describe('and is chosen for a line of before', () => {
    it('makes it that variant’s line, which is ordered as any other', async () => {
      const { line, product } = await anUndecidedLine(3);
      const [, xl] = product.variants;
      const chosen = dataOf<CartItem>(await update({ _id: line._id, qty: 2, variantId: xl?._id }));
      expect(chosen).toMatchObject({ _id: line._id, variantName: 'XL', quantity: 2, subTotalAmt: 900 });
      expect(chosen).not.toHaveProperty('choices');
      expect(await cart()).toEqual([chosen]);
      const body = { list_items: [chosen], totalAmt: 900, address: meera.addressId };
      const headers = { 'idempotency-key': aKey() };
      dataOf(await call(shop, orderPaths.cashOnDelivery, { token: meera.token, headers, body }));
      expect(await cart()).toEqual([]);
    });

    it('merges with the line of that variant, as far as stock reaches, once a key', async () => {
      const { line, product } = await anUndecidedLine(4);
      const [s, xl] = product.variants.map(({ _id }) => _id);
      dataOf(await add({ productId: product._id, variantId: xl, quantity: 2 }));
      const key = aKey();
      const merged = dataOf<CartItem>(await update({ _id: line._id, qty: 2, variantId: xl }, key));
      expect(merged).toMatchObject({ _id: line._id, variantId: xl, quantity: 3 });
      expect(dataOf(await update({ _id: line._id, qty: 2, variantId: xl }, key))).toEqual(merged);
      expect(await cart()).toEqual([merged]);
      expect(dataOf(await update({ _id: line._id, qty: 1, variantId: s }))).toMatchObject({
        variantName: 'S',
      });
      expect(dataOf(await update({ _id: line._id, qty: 5, variantId: s }))).toMatchObject({ quantity: 5 });
    });

    it('is refused as for any line: what is not left, not there, or not one’s own', async () => {
      const { line, product } = await anUndecidedLine(4);
      const [s, xl] = product.variants.map(({ _id }) => _id);
      expect(await update({ _id: line._id, qty: 4, variantId: xl })).toMatchObject({
        status: 409,
        body: { code: 'stock.short', details: { left: 3, variantId: xl } },
      });
      expect(await update({ _id: line._id, qty: 1, variantId: shirt.variants[0]?._id })).toMatchObject({
        status: 404,
        body: { code: 'variant.missing' },
      });
      const arjun = await aCustomer(shop);
      const body = { _id: line._id, qty: 1, variantId: s };
      expect(
        await call(shop, cartPaths.updateQuantity, { method: 'PUT', token: arjun.token, body }),
      ).toMatchObject({ status: 404, body: { code: 'cart.line-missing' } });
      expect(await cart()).toEqual([expect.objectContaining({ quantity: 4, choices: expect.anything() })]);
    });

    it('loses no piece and makes no second line while more of it is added', async () => {
      const { line, product } = await anUndecidedLine(2);
      const variantId = product.variants[0]?._id;
      const answers = await Promise.all([
        update({ _id: line._id, qty: 2, variantId }),
        ...Array.from({ length: 5 }, () => add({ productId: product._id, variantId })),
      ]);
      expect(answers.map(({ status, text }) => [status, status === 200 ? '' : text])).toEqual(
        answers.map(() => [200, '']),
      );
      expect(await cart()).toEqual([expect.objectContaining({ _id: line._id, variantId, quantity: 7 })]);
    });
  });

  it('is refused by the order’s own transaction, however the variants came meanwhile', async () => {
    const lamp = await aProduct(shop, admin, { name: 'Lamp', stock: 100 });
    const buyers = await customers(shop, 8);
    const lines = [{ productId: lamp._id, quantity: 1 }];
    const orders = buyers.map((buyer) => order(shop, buyer, lines, 100));
    await Promise.race(orders);
    await gainVariants(lamp);
    const late = await Promise.all(buyers.map((buyer) => order(shop, buyer, lines, 100)));
    const early = await Promise.all(orders);
    expect(late.map(({ body }) => body.code)).toEqual(late.map(() => 'variant.required'));
    const refused = early.filter(({ status }) => status !== 200);
    expect(refused.map(({ body }) => body.code)).toEqual(refused.map(() => 'variant.required'));
    expect(await stockOf(shop, lamp._id)).toBe(100 - early.length + refused.length);
  });
});
