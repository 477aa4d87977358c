import { PushKeyAnswer, PushMessage, pushPaths } from '@jhola/shared/contracts/push.contract';
import { aCustomer } from '@jhola/test-doubles/builders/customers';
import { advance, order, placeOrder } from '@jhola/test-doubles/builders/orders';
import { aProduct } from '@jhola/test-doubles/builders/products';
import { aShopper, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import { vapidOf } from '@jhola/test-doubles/doubles/push-service';
import { until } from '@jhola/test-doubles/until';
import { aPushShop, type PushShop } from './harness/push-shop.js';

let service: PushShop['service'];
let shop: PushShop['shop'];
let admin: PushShop['admin'];
let meera: PushShop['meera'];
let dal: PushShop['dal'];
let aDeviceOf: PushShop['aDeviceOf'];
let subscribed: PushShop['subscribed'];
let tried: PushShop['tried'];
let written: PushShop['written'];
beforeAll(async () => {
  ({ service, shop, admin, meera, dal, aDeviceOf, subscribed, tried, written } = await aPushShop());
});

describe('a new order', () => {
  it('reaches the administrator’s device encrypted and signed, with its number and total alone', async () => {
    const phone = await aDeviceOf(admin);
    const orderId = await placeOrder(shop, meera, dal, 2);
    expect(await phone.received(1)).toEqual([
      { news: { kind: 'new-order', orderId, total: 200 }, language: 'en' },
    ]);
    PushMessage.parse(phone.messages()[0]);

    const [push] = phone.arrived;
    expect(push?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' });
    expect(Number(push?.headers.ttl)).toBeGreaterThan(3600);
    expect(push?.headers.topic).toMatch(/^[\w-]{1,32}$/);
    const { publicKey } = PushKeyAnswer.parse(
      (await call(shop, pushPaths.key, { token: admin.token })).body,
    ).data;
    if (!push) throw new Error('No message has arrived');
    const { key, aud, sub, exp = 0 } = await vapidOf(push, publicKey);
    expect({ key, aud, sub }).toEqual({
      key: publicKey,
      aud: service.origin,
      sub: 'mailto:no-reply@localhost',
    });
    expect(exp - Date.now() / 1000).toBeLessThanOrEqual(24 * 3600);
  });

  it('reaches no customer, whatever their device asks for', async () => {
    const theirs = await aDeviceOf(meera);
    const phone = await aDeviceOf(admin);
    await placeOrder(shop, meera, dal);
    await phone.received(1);
    expect((await tried(meera, theirs)).status).toBe(200);
    expect((await theirs.received(1)).map(({ news }) => news.kind)).toEqual(['test']);
  });

  it('is notified once, and of each order', async () => {
    const phone = await aDeviceOf(admin);
    const orderIds = [];
    for (let count = 0; count < 3; count++) orderIds.push(await placeOrder(shop, meera, dal));
    const received = (await phone.received(3)).map(({ news }) =>
      'orderId' in news ? news.orderId : news.kind,
    );
    expect(received.sort()).toEqual(orderIds.sort());
  });
});

describe('the stages of an order', () => {
  it('reach the devices of its customer that asked for them, in their language', async () => {
    const arjun = await aCustomer(shop);
    const [phone, quiet] = [
      await aDeviceOf(arjun, { language: 'hi' }),
      await aDeviceOf(arjun, { wishes: { orderStatus: false, newOrders: false } }),
    ];
    const orderId = await placeOrder(shop, arjun, dal);
    await advance(shop, admin, orderId, 'CONFIRMED');
    await phone.received(1);
    await advance(shop, admin, orderId, 'SHIPPED');
    expect(await phone.received(2)).toEqual(
      ['CONFIRMED', 'SHIPPED'].map((stage) => ({
        news: { kind: 'order-status', orderId, stage },
        language: 'hi',
      })),
    );
    const [first, second] = phone.arrived;
    expect(first?.headers.topic).toBe(second?.headers.topic);
    await tried(arjun, quiet);
    expect((await quiet.received(1)).map(({ news }) => news.kind)).toEqual(['test']);
  });

  it('are not sent once a later one is written, however late the push service takes them', async () => {
    const arjun = await aCustomer(shop);
    const phone = await aDeviceOf(arjun);
    const orderId = await placeOrder(shop, arjun, dal);
    phone.answerWith(503);
    await advance(shop, admin, orderId, 'CONFIRMED');
    await until('it is asked', async () => phone.calls === 1);
    await advance(shop, admin, orderId, 'SHIPPED');
    await until('both are written', async () => (await written(arjun)).messages === 2);
    phone.answerWith(201);
    await until('nothing waits', async () => (await written(arjun)).waiting === 0);
    expect(phone.messages().map(({ news }) => news)).toEqual([
      { kind: 'order-status', orderId, stage: 'SHIPPED' },
    ]);
  });
});

describe('a product that is out of stock', () => {
  const waitFor = ({ token }: SignedIn, productId: string, wanted = true) =>
    call(shop, pushPaths.waitFor, { token, body: { productId, wanted } });
  const waits = async ({ token }: SignedIn) => (await call(shop, pushPaths.backInStock, { token })).body.data;

  it('is announced once it is back, to those who wait, and once', async () => {
    const [asha, ravi] = [await aShopper(shop), await aShopper(shop)];
    const [phone, other] = [await aDeviceOf(asha), await aDeviceOf(ravi)];
    const { _id: productId, name } = await aProduct(shop, admin, { stock: 0, name: 'Alphonso Mango' });
    expect((await waitFor(asha, productId)).status).toBe(200);
    expect((await waitFor(asha, productId)).status).toBe(200);
    expect((await waitFor(ravi, productId)).status).toBe(200);
    expect((await waitFor(ravi, productId, false)).status).toBe(200);
    expect(await waits(asha)).toEqual([{ productId }]);
    expect(await waits(ravi)).toEqual([]);

    const restock = (change: number) =>
      call(shop, '/api/stock/admin/adjust', {
        token: admin.token,
        body: { productId, change, reason: 'RECEIVED' },
      });
    expect((await restock(5)).status).toBe(200);
    expect(await phone.received(1)).toEqual([
      { news: { kind: 'back-in-stock', productId, name }, language: 'en' },
    ]);
    await until('nobody waits', async () => (await waits(asha)).length === 0);
    await restock(-5);
    await restock(5);
    for (const [person, device] of [
      [asha, phone],
      [ravi, other],
    ] as const) {
      await tried(person, device);
    }
    expect((await phone.received(2)).map(({ news }) => news.kind)).toEqual(['back-in-stock', 'test']);
    expect((await other.received(1)).map(({ news }) => news.kind)).toEqual(['test']);
  });

  it('is waited for when the last piece comes back from a cancelled order, too', async () => {
    const asha = await aShopper(shop);
    const phone = await aDeviceOf(asha);
    const product = await aProduct(shop, admin, { stock: 1 });
    const orderId = await placeOrder(shop, meera, product);
    expect((await waitFor(asha, product._id)).status).toBe(200);
    await advance(shop, admin, orderId, 'CANCELLED');
    await call(shop, '/api/order/cancel', { token: meera.token, body: { orderId } });
    expect((await phone.received(1)).map(({ news }) => news.kind)).toEqual(['back-in-stock']);
  });

  it('is waited for by variant, or until any variant is back', async () => {
    const asha = await aShopper(shop);
    const phone = await aDeviceOf(asha);
    const variants = [
      { name: 'S', stock: 0 },
      { name: 'XL', stock: 0 },
    ];
    const { _id: productId, ...shirt } = await aProduct(shop, admin, { name: 'T-shirt', stock: 9, variants });
    const [small, large] = shirt.variants.map(({ _id }) => _id);
    // The nine pieces of its own cannot be bought.
    expect((await waitFor(asha, productId)).status).toBe(200);
    const body = { productId, variantId: large, wanted: true };
    expect((await call(shop, pushPaths.waitFor, { token: asha.token, body })).status).toBe(200);
    const restock = (variantId: string | undefined) =>
      call(shop, '/api/stock/admin/adjust', {
        token: admin.token,
        body: { productId, variantId, change: 5, reason: 'RECEIVED' },
      });
    await restock(small);
    expect((await phone.received(1)).map(({ news }) => news)).toEqual([
      { kind: 'back-in-stock', productId, name: 'T-shirt' },
    ]);
    expect((await waitFor(asha, productId)).body.code).toBe('push.in-stock');
    await restock(large);
    expect((await phone.received(2)).map(({ news }) => news).at(-1)).toMatchObject({ name: 'T-shirt (XL)' });
  });

  it('cannot be waited for while it is there, or when there is none', async () => {
    const asha = await aShopper(shop);
    expect((await waitFor(asha, dal._id)).body).toMatchObject({ code: 'push.in-stock' });
    expect((await waitFor(asha, '0'.repeat(24))).body).toMatchObject({ code: 'product.missing' });
  });
});

describe('a push service', () => {
  it('that says that a device is gone is not asked again', async () => {
    for (const status of [404, 410]) {
      const asha = await aCustomer(shop);
      const phone = await aDeviceOf(asha);
      phone.answerWith(status);
      await advance(shop, admin, await placeOrder(shop, asha, dal), 'CONFIRMED');
      await until('the device is forgotten', async () => (await subscribed(asha)) === 0);
      expect(phone.calls).toBe(1);
    }
  });

  it('that leads elsewhere, or refuses the message, is not followed and not asked again', async () => {
    const canary = service.device();
    for (const [status, headers] of [
      [307, { location: canary.endpoint }],
      [413, {}],
    ] as const) {
      const asha = await aCustomer(shop);
      const phone = await aDeviceOf(asha);
      phone.answerWith(status, headers);
      await advance(shop, admin, await placeOrder(shop, asha, dal), 'CONFIRMED');
      await until('it is asked', async () => phone.calls === 1);
      phone.answerWith(201);
      expect((await tried(asha, phone)).status).toBe(200);
      expect(phone.messages().map(({ news }) => news.kind)).toEqual(['test']);
    }
    expect(canary.calls).toBe(0);
  });
});

it('sells on while nobody can be notified', async () => {
  const phone = await aDeviceOf(admin);
  phone.answerWith(500);
  expect((await order(shop, meera, [{ productId: dal._id, quantity: 1 }], 100)).status).toBe(200);
});
