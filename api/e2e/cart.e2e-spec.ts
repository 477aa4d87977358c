import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { CartAnswer, cartPaths } from '@jhola/shared/contracts/cart.contract';
import { MAX_CART_LINES } from '@jhola/shared/contracts/cart-limits';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import { aProduct, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, aShopper, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call, dataOf } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { sharedShop } from './harness/shared-shop.js';

describe('the cart', () => {
  let shop: OpenShop;
  let admin: SignedIn;
  let meera: SignedIn;
  let dal: TestProduct;

  beforeAll(async () => {
    shop = await sharedShop();
    admin = await anAdmin(shop);
  });
  beforeEach(async () => {
    meera = await aShopper(shop);
    dal = await aProduct(shop, admin, { price: 199, discount: 10, stock: 5 });
  });

  const add = (body: object, { token } = meera) => call(shop, cartPaths.create, { token, body });
  const cart = async ({ token } = meera) =>
    CartAnswer.parse((await call(shop, cartPaths.get, { token })).body).data;
  const setQuantity = (_id: string, qty: number, { token } = meera) =>
    call(shop, cartPaths.updateQuantity, { method: 'PUT', token, body: { _id, qty } });
  const remove = (_id: string, { token } = meera) =>
    call(shop, cartPaths.deleteItem, { method: 'DELETE', token, body: { _id } });

  it('adds one piece at the server’s price', async () => {
    const { status, body } = await add({ productId: dal._id });
    expect(status).toBe(200);
    expect(body.message).toBe('Item added');
    // 199 less ceil(19.9) = 179 rupees.
    const item = {
      _id: body.data._id,
      productId: {
        _id: dal._id,
        name: dal.name,
        image: [],
        unit: '1 kg',
        price: 199,
        discount: 10,
        stock: 5,
      },
      quantity: 1,
      subTotalAmt: 179,
    };
    expect(body.data).toEqual(item);
    expect(await cart()).toEqual([item]);
  });

  it('adds more of the same to the same line', async () => {
    await add({ productId: dal._id });
    await add({ productId: dal._id, quantity: 2 });
    expect(await cart()).toEqual([expect.objectContaining({ quantity: 3, subTotalAmt: 537 })]);
  });

  it('does not pass the stock, however many additions come concurrently', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => add({ productId: dal._id })));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(15);
    for (const { status, body } of refused) {
      expect(status).toBe(409);
      expect(body).toMatchObject({ code: 'stock.short', message: 'Only 5 of Toor Dal left in stock.' });
    }
    expect(await cart()).toEqual([expect.objectContaining({ quantity: 5 })]);
  });

  it('gives each of many concurrent shoppers their own line, and takes it out again', async () => {
    const shoppers = await Promise.all(Array.from({ length: 12 }, () => aShopper(shop)));
    const addForAll = (quantity: number) =>
      Promise.all(shoppers.map((shopper) => add({ productId: dal._id, quantity }, shopper)));
    const firsts = (await addForAll(1)).map(({ body }) => body.data);
    const seconds = (await addForAll(3)).map(({ body }) => body.data);
    const refused = await addForAll(2);
    expect(firsts.every(({ quantity }) => quantity === 1)).toBe(true);
    expect(seconds).toEqual(firsts.map((item) => ({ ...item, quantity: 4, subTotalAmt: 4 * 179 })));
    expect(refused.every(({ status }) => status === 409)).toBe(true);
    expect(await Promise.all(shoppers.map((shopper) => cart(shopper)))).toEqual(
      seconds.map((item) => [item]),
    );

    // Everyone removes their own line twice and their neighbour's once, all concurrently.
    const removals = await Promise.all(
      shoppers.flatMap((shopper, at) => [
        remove(seconds[at]._id, shopper),
        remove(seconds[at]._id, shopper),
        remove(seconds.at(at - 1)._id, shopper),
      ]),
    );
    expect(removals.filter(({ status }) => status === 200)).toHaveLength(shoppers.length);
    expect(removals.filter(({ status }) => status === 404)).toHaveLength(2 * shoppers.length);
    expect(await Promise.all(shoppers.map((shopper) => cart(shopper)))).toEqual(shoppers.map(() => []));
  });

  it('refuses what is sold out', async () => {
    const gone = await aProduct(shop, admin, { stock: 0 });
    const { status, body } = await add({ productId: gone._id });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'stock.none', message: 'Toor Dal is out of stock.' });
    expect(await cart()).toEqual([]);
  });

  it('keeps variants on lines of their own, at their own price and stock', async () => {
    const shirt = await aProduct(shop, admin, {
      name: 'T-shirt',
      price: 400,
      stock: 9,
      variants: [{ name: 'S' }, { name: 'XL', price: 450, stock: 1 }],
    });
    const [small, large] = shirt.variants.map(({ _id }) => _id);
    await add({ productId: shirt._id, variantId: small });
    await add({ productId: shirt._id, variantId: large });
    const refused = await add({ productId: shirt._id, variantId: large });
    expect(refused.body).toMatchObject({ code: 'stock.short', details: { left: 1, variantId: large } });
    expect(await cart()).toEqual([
      expect.objectContaining({ variantId: small, variantName: 'S', subTotalAmt: 400 }),
      expect.objectContaining({ variantId: large, variantName: 'XL', subTotalAmt: 450 }),
    ]);
  });

  it('sets a quantity within the stock', async () => {
    const { _id } = (await add({ productId: dal._id })).body.data;
    expect((await setQuantity(_id, 5)).body.data).toMatchObject({ _id, quantity: 5, subTotalAmt: 895 });
    expect(await setQuantity(_id, 6)).toMatchObject({ status: 409, body: { code: 'stock.short' } });
    expect(await cart()).toEqual([expect.objectContaining({ quantity: 5 })]);
  });

  it('removes a line once', async () => {
    const { _id } = (await add({ productId: dal._id })).body.data;
    expect((await remove(_id)).body).toEqual({ success: true, error: false, message: 'Item removed' });
    expect(await cart()).toEqual([]);
    expect(await remove(_id)).toMatchObject({ status: 404, body: { code: 'cart.line-missing' } });
  });

  it('shows each shopper only their own', async () => {
    const arjun = await aShopper(shop);
    const { _id } = (await add({ productId: dal._id })).body.data;
    expect(await setQuantity(_id, 2, arjun)).toMatchObject({ status: 404 });
    expect(await remove(_id, arjun)).toMatchObject({ status: 404 });
    expect(await cart(arjun)).toEqual([]);
    expect(await cart()).toEqual([expect.objectContaining({ quantity: 1 })]);
  });

  it('follows the catalogue: new prices show, deleted products drop out', async () => {
    const rice = await aProduct(shop, admin, { name: 'Rice' });
    await add({ productId: dal._id });
    await add({ productId: rice._id });
    expect(await cart()).toHaveLength(2);
    dataOf(
      await call(shop, productPaths.update, {
        method: 'PUT',
        token: admin.token,
        body: { _id: dal._id, price: 99, discount: 0 },
      }),
    );
    dataOf(
      await call(shop, productPaths.delete, {
        method: 'DELETE',
        token: admin.token,
        body: { _id: rice._id },
      }),
    );
    expect(await cart()).toEqual([
      expect.objectContaining({
        productId: expect.objectContaining({ _id: dal._id, price: 99 }),
        subTotalAmt: 99,
      }),
    ]);
  });

  it.each([
    ['nothing', 0],
    ['less than nothing', -1],
    ['a part of a piece', 1.5],
    ['words', '2'],
    ['too many', 100],
    ['an operator', { $gt: 0 }],
  ])('refuses a quantity that is %s', async (_, quantity) => {
    expect(await add({ productId: dal._id, quantity })).toMatchObject({ status: 400 });
    expect(await cart()).toEqual([]);
  });

  it.each([
    ['an unknown product', '65f0c0ffee00000000000001', 404],
    ['no id', 'toor-dal', 400],
    ['an operator', { $ne: null }, 400],
  ])('refuses %s', async (_, productId, status) => {
    expect(await add({ productId })).toMatchObject({ status });
  });

  it('takes no more lines than a cart may have, however many come concurrently', async () => {
    const more = 5;
    const products: TestProduct[] = [];
    for (let n = 0; n < MAX_CART_LINES + more; n++) {
      products.push(await aProduct(shop, admin, { name: `Item ${n}` }));
    }
    const answers = await Promise.all(products.map(({ _id }) => add({ productId: _id })));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThanOrEqual(more);
    for (const { body } of refused) expect(body.code).toBe('cart.full');
    expect((await cart()).length).toBe(MAX_CART_LINES + more - refused.length);
  });

  it('adds once for one key, and refuses the key with another body', async () => {
    const headers = { 'idempotency-key': 'an-addition-once' };
    const sent = { token: meera.token, headers, body: { productId: dal._id } };
    const first = await call(shop, cartPaths.create, sent);
    expect((await call(shop, cartPaths.create, sent)).body).toEqual(first.body);
    const other = { ...sent, body: { productId: dal._id, quantity: 2 } };
    expect(await call(shop, cartPaths.create, other)).toMatchObject({ status: 422 });
    expect(await cart()).toEqual([expect.objectContaining({ quantity: 1 })]);
  });

  it('is for signed-in shoppers', async () => {
    expect(await call(shop, cartPaths.get)).toMatchObject({ status: 401, body: { code: 'auth.required' } });
    expect(await call(shop, cartPaths.create, { body: { productId: dal._id } })).toMatchObject({
      status: 401,
    });
  });

  it('is named in the shopper’s details', async () => {
    const { _id } = (await add({ productId: dal._id })).body.data;
    const { body } = await call(shop, accountPaths.userDetails, { token: meera.token });
    expect(body.data.shopping_cart).toEqual([_id]);
  });
});
