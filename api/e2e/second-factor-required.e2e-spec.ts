import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { catalogueFilePaths } from '@jhola/shared/contracts/catalogue-files.contract';
import { NEW_ORDER_EVENT } from '@jhola/shared/contracts/realtime.contract';
import { secondFactorPaths } from '@jhola/shared/contracts/second-factor.contract';
import { aCustomer } from '@jhola/test-doubles/builders/customers';
import { placeOrder } from '@jhola/test-doubles/builders/orders';
import { aProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, aShopper, type SignedIn, signIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import { type PushService, startPushService } from '@jhola/test-doubles/doubles/push-service';
import { type Shop, type ShopAddress, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { Secret, TOTP } from 'otpauth';
import { aDatabase } from './harness/database.js';
import { subscribe, tried } from './harness/push-shop.js';
import { untilIdle } from './harness/recovery.js';
import { anOpenSocket, nextEvent } from './harness/sockets.js';
import { itInFullRun } from './harness/tier.js';

let service: PushService;
let shop: Shop;
beforeAll(async () => {
  service = await startPushService();
  shop = await startBriefly(strict());
});
afterAll(async () => {
  await shop.stop();
  await service.stop();
});

const strict = () => ({ ...service.env, ADMIN_SECOND_FACTOR: 'on' });

const codeOf = (secret: string, timestamp = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

/** The session of this administrator, once it has passed a second factor that is turned on in it, with the app's secret. */
async function withFactor(shop: ShopAddress, admin: SignedIn): Promise<SignedIn & { secret: string }> {
  const { token, password } = admin;
  const begun = await call(shop, secondFactorPaths.start, { token, body: { password } });
  const { secret } = begun.body.data;
  const code = codeOf(secret);
  expect((await call(shop, secondFactorPaths.confirm, { token, body: { code } })).status).toBe(200);
  return { ...(await refreshed(shop, admin)), secret };
}

async function refreshed(shop: ShopAddress, admin: SignedIn): Promise<SignedIn> {
  const { body } = await call(shop, accountPaths.refreshToken, { method: 'POST', token: admin.refreshToken });
  return { ...admin, token: body.data.accessToken, refreshToken: body.data.refreshToken };
}

/** The status of a call that is for administrators. */
const manages = async (shop: ShopAddress, { token }: Pick<SignedIn, 'token'>): Promise<number> =>
  (await call(shop, catalogueFilePaths.exportCsv, { token })).status;

/** Another administrator, signed in by password alone. */
async function anotherAdmin(shop: Shop): Promise<SignedIn> {
  const { email, password } = await aShopper(shop);
  const database = await aDatabase(shop);
  await database.collection('users').updateOne({ email }, { $set: { role: 'ADMIN' } });
  await database.close();
  return signIn(shop, email, password);
}

describe('promise 59: a session without the second factor that administrators need', () => {
  it('gets no new orders, neither over the socket nor on a device', async () => {
    const owner = await withFactor(shop, await anAdmin(shop));
    const without = await anotherAdmin(shop);
    const [buyer, dal] = await Promise.all([aCustomer(shop), aProduct(shop, owner, { stock: 9 })]);
    const [listener, outsider] = [
      await anOpenSocket(shop, owner.token),
      await anOpenSocket(shop, without.token),
    ];
    const [notified, excluded] = [service.device(), service.device()];
    for (const [who, device] of [
      [owner, notified],
      [without, excluded],
    ] as const)
      expect((await subscribe(shop, who, device)).status).toBe(200);
    const events: string[] = [];
    outsider.onAny((event: string) => events.push(event));

    const received = nextEvent(listener, NEW_ORDER_EVENT);
    const orderId = await placeOrder(shop, buyer, dal);
    expect(await received).toMatchObject({ orderId });
    expect((await notified.received(1))[0]?.news).toMatchObject({ kind: 'new-order', orderId });
    // Messages to a device are sent in their order.
    await untilIdle(shop);
    expect((await tried(shop, without, excluded)).status).toBe(200);
    expect((await excluded.received(1)).map(({ news }) => news.kind)).toEqual(['test']);
    expect(events).toEqual([]);
    for (const socket of [listener, outsider]) socket.disconnect();
  });

  itInFullRun(
    'gets none on a device that it subscribed before its owner required it, and manages nothing by its token of then; it does again once it has passed it',
    async () => {
      let shop = await startBriefly(service.env);
      const { dataDir } = shop;
      const admin = await anAdmin(shop);
      const [buyer, dal] = await Promise.all([aCustomer(shop), aProduct(shop, admin, { stock: 9 })]);
      const device = service.device();
      expect((await subscribe(shop, admin, device)).status).toBe(200);
      await shop.stop({ keepData: true });

      shop = await startBriefly({ ...strict(), DATA_DIR: dataDir });
      expect(await manages(shop, admin)).toBe(403);
      await placeOrder(shop, buyer, dal);
      await untilIdle(shop);
      expect((await tried(shop, admin, device)).status).toBe(200);
      expect((await device.received(1)).map(({ news }) => news.kind)).toEqual(['test']);

      const passed = await withFactor(shop, await refreshed(shop, admin));
      expect(await manages(shop, passed)).toBe(200);
      const orderId = await placeOrder(shop, buyer, dal);
      expect((await device.received(2)).at(-1)?.news).toMatchObject({ kind: 'new-order', orderId });
      await shop.stop();
    },
  );
});

describe('promise 59: a shop whose owner requires it of administrators', () => {
  it('lets them manage nothing in a session without it', async () => {
    const role = async ({ token }: SignedIn) => {
      const { body } = await call(shop, accountPaths.userDetails, { token });
      return [body.data.role, body.data.needsSecondFactor];
    };
    const admin = await anotherAdmin(shop);
    expect(await manages(shop, admin)).toBe(403);
    expect(await role(admin)).toEqual(['USER', true]);

    const { secret, ...passed } = await withFactor(shop, admin);
    expect(await manages(shop, passed)).toBe(200);
    expect(await role(passed)).toEqual(['ADMIN', false]);

    const { email, password } = admin;
    // The code of the next half minute: each is good once.
    const code = codeOf(secret, Date.now() + 30_000);
    const again = await call(shop, accountPaths.login, { body: { email, password, code } });
    expect(await manages(shop, { token: again.body.data.accesstoken })).toBe(200);
  });
});
