import { accountPaths, ExportAnswer } from '@jhola/shared/contracts/account.contract';
import { pushPaths } from '@jhola/shared/contracts/push.contract';
import { aCustomer } from '@jhola/test-doubles/builders/customers';
import { advance, placeOrder } from '@jhola/test-doubles/builders/orders';
import { aProduct } from '@jhola/test-doubles/builders/products';
import { aShopper, type SignedIn, signIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import { until } from '@jhola/test-doubles/until';
import { aDatabase } from './harness/database.js';
import { leave } from './harness/personal-data.js';
import { aPushShop, type PushShop, subscribe } from './harness/push-shop.js';

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

describe('a device', () => {
  it('can be tried out by its owner alone', async () => {
    const asha = await aShopper(shop);
    const phone = await aDeviceOf(asha);
    expect((await tried(meera, phone)).body).toMatchObject({ code: 'push.missing' });
    phone.answerWith(500);
    expect((await tried(asha, phone)).body).toMatchObject({ code: 'push.unreachable' });
    phone.answerWith(410);
    expect((await tried(asha, phone)).body).toMatchObject({ code: 'push.gone' });
    expect(await subscribed(asha)).toBe(0);
  });

  it('is unsubscribed by its owner alone', async () => {
    const asha = await aShopper(shop);
    const { endpoint } = await aDeviceOf(asha);
    await call(shop, pushPaths.unsubscribe, { token: meera.token, body: { endpoint } });
    expect(await subscribed(asha)).toBe(1);
    await call(shop, pushPaths.unsubscribe, { token: asha.token, body: { endpoint } });
    expect(await subscribed(asha)).toBe(0);
  });

  it('belongs to who used it last, and to one address', async () => {
    const [asha, ravi] = [await aShopper(shop), await aShopper(shop)];
    const phone = await aDeviceOf(asha);
    await subscribe(shop, ravi, phone);
    expect([await subscribed(asha), await subscribed(ravi)]).toEqual([0, 1]);
    await aDeviceOf(ravi, { replaces: phone.endpoint });
    expect(await subscribed(ravi)).toBe(1);
    expect((await tried(ravi, phone)).body).toMatchObject({ code: 'push.missing' });
  });

  it('is not taken over by somebody who knows its address, but not its keys', async () => {
    const [asha, ravi] = [await aShopper(shop), await aShopper(shop)];
    const phone = await aDeviceOf(asha);
    const { endpoint } = phone;
    for (const keys of [service.device().keys, { ...phone.keys, auth: service.device().keys.auth }]) {
      const answer = await subscribe(shop, ravi, { endpoint, keys });
      expect([answer.status, answer.body.code]).toEqual([400, 'push.bad-subscription']);
    }
    expect([await subscribed(asha), await subscribed(ravi)]).toEqual([1, 0]);
    await aDeviceOf(ravi, { replaces: endpoint });
    expect(await subscribed(asha)).toBe(1);
    // Its own user may bring other keys.
    expect((await subscribe(shop, asha, { endpoint, keys: service.device().keys })).status).toBe(200);
  });

  it('shows its new user nothing that waits for the one before', async () => {
    const [asha, ravi] = [await aCustomer(shop), await aShopper(shop)];
    const phone = await aDeviceOf(asha);
    phone.answerWith(503);
    await advance(shop, admin, await placeOrder(shop, asha, dal), 'CONFIRMED');
    await until('it is asked', async () => phone.calls === 1);
    await subscribe(shop, ravi, phone);
    phone.answerWith(201);
    await until('nothing waits', async () => (await written(asha)).waiting === 0);
    expect(phone.arrived).toEqual([]);
  });

  it('is forgotten for another when somebody has more than ten', async () => {
    const asha = await aShopper(shop);
    const first = await aDeviceOf(asha);
    for (let count = 0; count < 10; count++) await aDeviceOf(asha);
    expect(await subscribed(asha)).toBe(10);
    expect((await tried(asha, first)).body).toMatchObject({ code: 'push.missing' });
  });

  it('goes with its session immediately: by logging out, ending it elsewhere, another password, another role', async () => {
    const ends: readonly ((person: SignedIn, again: SignedIn) => Promise<unknown>)[] = [
      ({ token }) => call(shop, accountPaths.logout, { token }),
      (_, again) => call(shop, '/api/user/sessions/others', { method: 'DELETE', token: again.token }),
      ({ userId }) =>
        call(shop, '/api/user/admin/customers/role', {
          token: admin.token,
          body: { userId, role: 'ADMIN' },
        }),
    ];
    for (const end of ends) {
      const asha = await aCustomer(shop);
      const phone = await aDeviceOf(asha);
      const again = await signIn(shop, asha.email, asha.password);
      expect(await end(asha, again)).toMatchObject({ status: 200 });
      await until('the device is forgotten', async () => (await subscribed(asha)) === 0);
      expect(phone.calls).toBe(0);
    }
  });

  it('receives nothing once its session has ended, even if it was left behind', async () => {
    const asha = await aCustomer(shop);
    const phone = await aDeviceOf(asha);
    const orderId = await placeOrder(shop, asha, dal);
    const database = await aDatabase(shop);
    const record = await database.collection('pushSubscriptions').findOne({ endpoint: phone.endpoint });
    await call(shop, accountPaths.logout, { token: asha.token });
    await until('the device is forgotten', async () => (await subscribed(asha)) === 0);
    if (record) await database.collection('pushSubscriptions').insertOne(record);
    await database.close();
    await advance(shop, admin, orderId, 'CONFIRMED');
    await until('the device is forgotten again', async () => (await subscribed(asha)) === 0);
    expect(phone.calls).toBe(0);
  });

  it('is exported without what would let others send to it, and goes with the account', async () => {
    const asha = await aShopper(shop);
    const phone = await aDeviceOf(asha);
    const { _id: productId } = await aProduct(shop, admin, { stock: 0 });
    await call(shop, pushPaths.waitFor, { token: asha.token, body: { productId, wanted: true } });
    const { body, text } = await call(shop, accountPaths.exportData, { token: asha.token });
    expect(ExportAnswer.parse(body).data.notifications).toMatchObject([
      { pushService: new URL(service.origin).host, wishes: { orderStatus: true, newOrders: false } },
      { waitsFor: productId },
    ]);
    expect([phone.endpoint, phone.keys.auth].filter((secret) => text.includes(secret))).toEqual([]);
    await leave(shop, asha, { password: asha.password });
    const database = await aDatabase(shop);
    for (const name of ['pushSubscriptions', 'stockWaits', 'pushMessages']) {
      const left = await database.collection(name).find().toArray();
      expect(left.filter((row) => String(row.userId) === asha.userId)).toEqual([]);
    }
    await database.close();
  });
});

describe('an address that is no push service’s', () => {
  it('is refused, and never called', async () => {
    const canary = service.device();
    const { port } = new URL(service.origin);
    const addresses = [
      `https://127.0.0.1:${port}/`,
      `https://[::1]:${port}/`,
      `https://2130706433:${port}/`,
      `https://localhost:${Number(port) - 1}/`,
      `http://localhost:${port}/`,
      `https://user@localhost.evil.example:${port}/`,
      'https://shop.example/push',
      'https://169.254.169.254/latest/meta-data',
      'https://fcm.googleapis.com.evil.example/fcm/send/x',
      'https://fcm.googleapis.com:8443/fcm/send/x',
    ];
    for (const endpoint of addresses) {
      const answer = await subscribe(shop, meera, { endpoint, keys: canary.keys });
      expect([endpoint, answer.status]).toEqual([endpoint, 400]);
    }
    expect(canary.calls).toBe(0);
  });

  it('nor are keys that are none', async () => {
    const { endpoint } = service.device();
    const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };
    expect((await subscribe(shop, meera, { endpoint, keys })).body).toMatchObject({
      code: 'push.bad-subscription',
    });
  });
});
