import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { cartPaths } from '@jhola/shared/contracts/cart.contract';
import { AdminOrdersAnswer, Order, orderPaths } from '@jhola/shared/contracts/orders.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import { anAdmin, type SignedIn } from './harness/builders.js';
import { call } from './harness/call.js';
import {
  aCustomer,
  aKey,
  anAddress,
  aProduct,
  type Customer,
  done,
  order,
  placed,
  type Sold,
  someAddress,
  stockOf,
} from './harness/shopping.js';
import { type Shop, startShop } from './harness/start-shop.js';

describe('orders', () => {
  let shop: Shop;
  let admin: SignedIn;
  let meera: Customer;
  let arjun: Customer;
  let dal: Sold;

  beforeAll(async () => {
    shop = await startShop();
    admin = await anAdmin(shop);
  });
  afterAll(() => shop.stop());
  beforeEach(async () => {
    [meera, arjun] = await Promise.all([aCustomer(shop), aCustomer(shop)]);
    dal = await aProduct(shop, admin);
  });

  const ordersOf = async ({ token }: SignedIn): Promise<Order[]> =>
    (await call(shop, orderPaths.orderList, { token })).body.data;
  const cancel = (orderId: string, { token }: SignedIn = meera) =>
    call(shop, orderPaths.cancel, { token, body: { orderId } });
  const advance = (
    orderId: string,
    status: string,
    { token } = admin,
    path: string = orderPaths.adminUpdateStatus,
  ) => call(shop, path, { token, body: { orderId, status } });
  const twoOfDal = () => [{ productId: dal._id, quantity: 2 }];

  describe('placing one', () => {
    it('answers the order as the contract has it, takes the stock and empties the cart of it', async () => {
      const rice = await aProduct(shop, admin, { name: 'Rice', price: 60 });
      for (const productId of [dal._id, rice._id]) {
        await call(shop, cartPaths.create, { token: meera.token, body: { productId } });
      }
      const { status, body } = await order(shop, meera, twoOfDal(), 200);
      expect(status).toBe(200);
      const placedOrder = Order.parse(body.data);
      expect(placedOrder).toMatchObject({
        payment_status: 'PLACED',
        payment: { method: 'COD', state: 'DUE' },
        totalAmt: 200,
        quantity: 2,
        userId: { _id: meera.userId, name: 'Meera Nair' },
        delivery_address: {
          street: someAddress.address_line,
          postalCode: someAddress.pincode,
          address:
            'Flat 12, Lotus Court, 4th Cross, Indiranagar, Bengaluru, Bengaluru Urban, Karnataka, India - 560038',
        },
        product_details: [{ productId: dal._id, name: dal.name, price: 100, quantity: 2, subTotalAmt: 200 }],
        statusHistory: [{ status: 'PLACED' }],
      });
      expect(await ordersOf(meera)).toEqual([placedOrder]);
      expect(await stockOf(shop, dal._id)).toBe(8);
      const cart = (await call(shop, cartPaths.get, { token: meera.token })).body.data;
      expect(cart).toEqual([
        expect.objectContaining({ productId: expect.objectContaining({ _id: rice._id }) }),
      ]);
    });

    it('reads cart items as they are, and an address as an object', async () => {
      await call(shop, cartPaths.create, { token: meera.token, body: { productId: dal._id } });
      const items = (await call(shop, cartPaths.get, { token: meera.token })).body.data;
      const { status } = await call(shop, orderPaths.cashOnDelivery, {
        token: meera.token,
        headers: { 'idempotency-key': aKey() },
        body: { list_items: items, totalAmt: 100, address: { ...someAddress, _id: meera.addressId } },
      });
      expect(status).toBe(200);
    });

    it('refuses another total than the shop’s, telling the new prices, and writes nothing', async () => {
      done(
        await call(shop, productPaths.update, {
          method: 'PUT',
          token: admin.token,
          body: { _id: dal._id, price: 120, discount: 10 },
        }),
      );
      const { status, body } = await order(shop, meera, twoOfDal(), 200);
      expect(status).toBe(409);
      expect(body).toMatchObject({
        code: 'order.changed',
        details: {
          totalAmt: 216,
          lines: [{ productId: dal._id, price: 120, discount: 10, subTotalAmt: 216 }],
        },
      });
      expect(await ordersOf(meera)).toEqual([]);
      expect(await stockOf(shop, dal._id)).toBe(10);
    });

    it('believes no price, total or status a client makes up', async () => {
      const { body } = await call(shop, orderPaths.cashOnDelivery, {
        token: meera.token,
        headers: { 'idempotency-key': aKey() },
        body: {
          list_items: [{ productId: { _id: dal._id, price: 1, discount: 99 }, quantity: 1, subTotalAmt: 1 }],
          totalAmt: 100,
          address: meera.addressId,
          payment_status: 'COMPLETED',
          userId: arjun.userId,
        },
      });
      expect(body.data).toMatchObject({
        totalAmt: 100,
        payment_status: 'PLACED',
        userId: { _id: meera.userId },
      });
    });

    it('takes all lines or none, telling which is short and how many are left', async () => {
      const rare = await aProduct(shop, admin, { name: 'Saffron', stock: 1, price: 500 });
      const lines = [...twoOfDal(), { productId: rare._id, quantity: 2 }];
      const { status, body } = await order(shop, meera, lines, 1200);
      expect(status).toBe(409);
      expect(body).toMatchObject({
        code: 'stock.short',
        message: 'Only 1 of Saffron left in stock.',
        details: { productId: rare._id, left: 1 },
      });
      expect(await stockOf(shop, dal._id)).toBe(10);
      expect(await ordersOf(meera)).toEqual([]);
    });

    it('counts the same product on two lines together', async () => {
      const short = await aProduct(shop, admin, { stock: 5 });
      const twice = (n: number) => [
        { productId: short._id, quantity: n },
        { productId: short._id, quantity: n },
      ];
      expect(await order(shop, meera, twice(3), 600)).toMatchObject({
        status: 409,
        body: { code: 'stock.short', details: { left: 5 } },
      });
      const { body } = await order(shop, meera, twice(2), 400);
      expect(body.data.product_details).toEqual([expect.objectContaining({ quantity: 4, subTotalAmt: 400 })]);
      expect(await stockOf(shop, short._id)).toBe(1);
    });

    it('sells variants at their own price, from their own stock where they have one', async () => {
      const shirt = await aProduct(shop, admin, {
        price: 400,
        stock: 3,
        variants: [{ name: 'S' }, { name: 'XL', price: 450, stock: 1 }],
      });
      const [small, large] = shirt.variants.map(({ _id }) => _id);
      const lines = [
        { productId: shirt._id, variantId: small, quantity: 2 },
        { productId: shirt._id, variantId: large, quantity: 1 },
      ];
      expect((await order(shop, meera, lines, 1250)).body.data.product_details).toEqual([
        expect.objectContaining({ variantId: small, variantName: 'S', subTotalAmt: 800 }),
        expect.objectContaining({ variantId: large, variantName: 'XL', subTotalAmt: 450 }),
      ]);
      expect(await stockOf(shop, shirt._id)).toBe(1);
      const again = [{ productId: shirt._id, variantId: large, quantity: 1 }];
      expect(await order(shop, meera, again, 450)).toMatchObject({
        status: 409,
        body: { code: 'stock.none' },
      });
    });

    it('goes to an address of one’s own that is not removed', async () => {
      const elsewhere = { ...meera, addressId: arjun.addressId };
      expect(await order(shop, elsewhere, twoOfDal(), 200)).toMatchObject({
        status: 404,
        body: { code: 'address.missing' },
      });
      const removed = { ...meera, addressId: await anAddress(shop, meera) };
      await call(shop, '/api/address/disable', {
        method: 'DELETE',
        token: meera.token,
        body: { _id: removed.addressId },
      });
      expect(await order(shop, removed, twoOfDal(), 200)).toMatchObject({ status: 404 });
      expect(await stockOf(shop, dal._id)).toBe(10);
    });

    it('needs an Idempotency-Key', async () => {
      const body = { list_items: twoOfDal(), totalAmt: 200, address: meera.addressId };
      expect(await call(shop, orderPaths.cashOnDelivery, { token: meera.token, body })).toMatchObject({
        status: 400,
        body: { code: 'idempotency.key-required' },
      });
    });

    it('answers a repeat with the first answer, and refuses the key with another body', async () => {
      const key = aKey();
      const first = await order(shop, meera, twoOfDal(), 200, key);
      expect((await order(shop, meera, twoOfDal(), 200, key)).body).toEqual(first.body);
      const other = [{ productId: dal._id, quantity: 1 }];
      expect(await order(shop, meera, other, 100, key)).toMatchObject({
        status: 422,
        body: { code: 'idempotency.other-body' },
      });
      expect(await ordersOf(meera)).toHaveLength(1);
      expect(await stockOf(shop, dal._id)).toBe(8);
    });

    it('does not remember a refusal: the same key may succeed later', async () => {
      const key = aKey();
      const gone = await aProduct(shop, admin, { stock: 0 });
      const lines = [{ productId: gone._id, quantity: 1 }];
      expect(await order(shop, meera, lines, 100, key)).toMatchObject({ status: 409 });
      done(
        await call(shop, productPaths.update, {
          method: 'PUT',
          token: admin.token,
          body: { _id: gone._id, stock: 1 },
        }),
      );
      expect(await order(shop, meera, lines, 100, key)).toMatchObject({ status: 200 });
    });

    it.each([
      ['no lines', { list_items: [] }],
      ['a quantity of 0', { list_items: [{ productId: '65f0c0ffee00000000000001', quantity: 0 }] }],
      ['an operator for a product', { list_items: [{ productId: { $gt: '' }, quantity: 1 }] }],
      ['no address', { address: undefined }],
      ['words for a total', { totalAmt: '200' }],
    ])('refuses %s', async (_, change) => {
      const body = { list_items: twoOfDal(), totalAmt: 200, address: meera.addressId, ...change };
      const headers = { 'idempotency-key': aKey() };
      const answer = await call(shop, orderPaths.cashOnDelivery, { token: meera.token, headers, body });
      expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    });
  });

  describe('cancelling one', () => {
    it('gives the stock back, once', async () => {
      const orderId = await placed(shop, meera, dal, 3);
      const { body } = await cancel(orderId);
      expect(body.data).toMatchObject({
        payment_status: 'CANCELLED',
        payment: { method: 'COD', state: 'VOID' },
        statusHistory: [{ status: 'PLACED' }, { status: 'CANCELLED' }],
      });
      expect(await cancel(orderId)).toMatchObject({ status: 409, body: { code: 'order.not-cancellable' } });
      expect(await stockOf(shop, dal._id)).toBe(10);
    });

    it('is for its own customer, before it is delivered', async () => {
      const orderId = await placed(shop, meera, dal);
      expect(await cancel(orderId, arjun)).toMatchObject({ status: 404, body: { code: 'order.missing' } });
      done(await advance(orderId, 'DELIVERED'));
      expect(await cancel(orderId)).toMatchObject({ status: 409, body: { code: 'order.not-cancellable' } });
      expect(await stockOf(shop, dal._id)).toBe(9);
    });
  });

  describe('the admin', () => {
    it('moves an order to any later stage and never back', async () => {
      const orderId = await placed(shop, meera, dal);
      expect((await advance(orderId, 'SHIPPED')).body.data).toMatchObject({ payment_status: 'SHIPPED' });
      expect(await advance(orderId, 'CONFIRMED')).toMatchObject({
        status: 409,
        body: {
          code: 'order.illegal-stage',
          message: 'An order that is SHIPPED cannot become CONFIRMED.',
        },
      });
      const { body } = await advance(orderId, 'DELIVERED', admin, orderPaths.updateStatus);
      expect(body.data).toMatchObject({
        payment_status: 'COMPLETED',
        payment: { method: 'COD', state: 'PAID' },
        statusHistory: [{ status: 'PLACED' }, { status: 'SHIPPED' }, { status: 'DELIVERED' }],
      });
      expect(await advance(orderId, 'CANCELLED')).toMatchObject({ status: 409 });
      expect(await stockOf(shop, dal._id)).toBe(9);
    });

    it('gives the stock back by cancelling', async () => {
      const orderId = await placed(shop, meera, dal, 4);
      done(await advance(orderId, 'CANCELLED'));
      expect(await stockOf(shop, dal._id)).toBe(10);
    });

    it('pages through all orders, newest first, and through a tab', async () => {
      const mine: string[] = [];
      for (let n = 0; n < 5; n++) mine.unshift(await placed(shop, meera, dal));
      await cancel(mine[2] ?? '');
      const page = async (query: string) =>
        AdminOrdersAnswer.parse(
          (await call(shop, `${orderPaths.adminOrders}?${query}`, { token: admin.token })).body,
        );
      const numbers = ({ data }: AdminOrdersAnswer) => data.map(({ orderId }) => orderId);

      const first = await page('limit=3');
      expect(numbers(first)).toEqual(mine.slice(0, 3));
      expect(first.nextCursor).toBe(mine[2]);
      expect(numbers(await page(`limit=2&cursor=${first.nextCursor}`))).toEqual(mine.slice(3));
      expect(numbers(await page('limit=1&group=cancelled'))).toEqual([mine[2]]);
      expect(numbers(await page('limit=3&group=newPending'))).toEqual([mine[0], mine[1], mine[3]]);

      const all = await page('');
      expect(all.nextCursor).toBeNull();
      expect(numbers(all).slice(0, 5)).toEqual(mine);
    });

    it.each(['limit=0', 'limit=101', 'group=all', 'cursor=x', 'group[$ne]=x'])(
      'refuses %s',
      async (query) => {
        const answer = await call(shop, `${orderPaths.adminOrders}?${query}`, { token: admin.token });
        expect(answer.status).toBe(400);
      },
    );

    it('alone may list and move all orders', async () => {
      const orderId = await placed(shop, meera, dal);
      const { token } = meera;
      for (const path of [orderPaths.adminUpdateStatus, orderPaths.updateStatus]) {
        expect(await call(shop, path, { token, body: { orderId, status: 'DELIVERED' } })).toMatchObject({
          status: 403,
        });
      }
      expect(await call(shop, orderPaths.adminOrders, { token })).toMatchObject({ status: 403 });
      expect(await ordersOf(meera)).toEqual([expect.objectContaining({ payment_status: 'PLACED' })]);
    });

    it('is told of an order that does not exist', async () => {
      expect(await advance('ORD-0000000000', 'SHIPPED')).toMatchObject({ status: 404 });
    });
  });

  it('lists everyone’s own only, newest first, and names them in the shopper’s details', async () => {
    const first = await placed(shop, meera, dal);
    const second = await placed(shop, meera, dal);
    await placed(shop, arjun, dal);
    expect((await ordersOf(meera)).map(({ orderId }) => orderId)).toEqual([second, first]);
    const { body } = await call(shop, accountPaths.userDetails, { token: meera.token });
    expect(body.data.orderHistory).toHaveLength(2);
  });

  it('keeps what was ordered when the product changes later', async () => {
    const orderId = await placed(shop, meera, dal);
    done(
      await call(shop, productPaths.update, {
        method: 'PUT',
        token: admin.token,
        body: { _id: dal._id, name: 'Chana Dal', price: 999 },
      }),
    );
    const [kept] = await ordersOf(meera);
    expect(kept).toMatchObject({
      orderId,
      totalAmt: 100,
      product_details: [{ name: 'Toor Dal', price: 100 }],
    });
  });
});
