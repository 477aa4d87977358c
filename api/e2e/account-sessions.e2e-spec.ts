import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { endSessionPath, SessionListAnswer, sessionPaths } from '@jhola/shared/contracts/sessions.contract';
import { aShopper, type SignedIn, signIn } from '@jhola/test-doubles/builders/shoppers';
import { type Answered, call } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { aDatabase } from './harness/database.js';
import { sharedShop } from './harness/shared-shop.js';
import { anOpenSocket, nextEvent } from './harness/sockets.js';

let shop: OpenShop;
beforeAll(async () => {
  shop = await sharedShop();
});

const details = ({ token }: Pick<SignedIn, 'token'>) => call(shop, accountPaths.userDetails, { token });
const refresh = ({ refreshToken: token }: SignedIn) =>
  call(shop, accountPaths.refreshToken, { method: 'POST', token });
const list = ({ token }: SignedIn) => call(shop, sessionPaths.list, { token });
const end = ({ token }: SignedIn, path: string): Promise<Answered> =>
  call(shop, path, { method: 'DELETE', token });
const again = ({ email, password }: SignedIn) => signIn(shop, email, password);
const idOf = ({ refreshToken }: SignedIn): string => refreshToken.split('.')[0] ?? '';

const chromeOnAndroid =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

describe('the list of sessions', () => {
  it('shows each device once, the newest first, and which of them asks', async () => {
    const first = await aShopper(shop);
    const login = await call(shop, accountPaths.login, {
      headers: { 'user-agent': chromeOnAndroid },
      body: { email: first.email, password: first.password },
    });
    const { body } = await list({ ...first, token: login.body.data.accesstoken });
    expect(SessionListAnswer.safeParse(body).success).toBe(true);
    expect(body.data).toMatchObject([
      { device: 'Chrome on Android', thisDevice: true },
      { _id: idOf(first), thisDevice: false },
    ]);
  });

  it('tells when each was last used: at its newest refresh', async () => {
    const shopper = await aShopper(shop);
    const [before] = (await list(shopper)).body.data;
    await refresh(shopper);
    const [after] = (await list(shopper)).body.data;
    expect(after.signedInAt).toBe(before.signedInAt);
    expect(Date.parse(after.lastUsedAt)).toBeGreaterThan(Date.parse(before.lastUsedAt));
  });

  it('holds no token and no hash, and nothing of others', async () => {
    const [meera, arjun] = [await aShopper(shop), await aShopper(shop)];
    const { text } = await list(meera);
    expect(text).not.toContain(idOf(arjun));
    expect(Object.keys(JSON.parse(text).data[0]).sort()).toEqual([
      '_id',
      'device',
      'lastUsedAt',
      'signedInAt',
      'thisDevice',
    ]);
  });

  it('keeps a user agent that means harm short and plain', async () => {
    const { email, password } = await aShopper(shop);
    const login = await call(shop, accountPaths.login, {
      headers: { 'user-agent': `<script>alert(1)</script>${'x'.repeat(5000)}` },
      body: { email, password },
    });
    const { body } = await call(shop, sessionPaths.list, { token: login.body.data.accesstoken });
    expect(body.data[0].device.length).toBeLessThanOrEqual(60);
    expect(body.data[0].device).not.toContain('<');
  });
});

describe('a session ends immediately', () => {
  /** Both were asked for before, so that the shop knows their tokens already. */
  async function twoDevices() {
    const phone = await aShopper(shop);
    const laptop = await again(phone);
    expect([(await details(phone)).status, (await details(laptop)).status]).toEqual([200, 200]);
    return { phone, laptop };
  }
  const statuses = async (one: SignedIn, other: SignedIn) => [
    (await details(one)).status,
    (await details(other)).status,
    (await refresh(other)).status,
  ];

  it('by logout: its own, sockets too, and no other', async () => {
    const { phone, laptop } = await twoDevices();
    const closed = nextEvent(await anOpenSocket(shop, laptop.token), 'disconnect');
    const staying = await anOpenSocket(shop, phone.token);
    await call(shop, accountPaths.logout, { token: laptop.token });
    expect(await closed).toBe('io server disconnect');
    expect(await statuses(phone, laptop)).toEqual([200, 401, 401]);
    expect(staying.connected).toBe(true);
    staying.disconnect();
  });

  it('by the list, from another device: sockets too', async () => {
    const { phone, laptop } = await twoDevices();
    const closed = nextEvent(await anOpenSocket(shop, laptop.token), 'disconnect');
    expect((await end(phone, endSessionPath(idOf(laptop)))).status).toBe(200);
    expect(await closed).toBe('io server disconnect');
    expect(await statuses(phone, laptop)).toEqual([200, 401, 401]);
    expect((await list(phone)).body.data).toHaveLength(1);
  });

  it('with all others: only the device that asks stays', async () => {
    const { phone, laptop } = await twoDevices();
    const tablet = await again(phone);
    expect((await end(phone, sessionPaths.endOthers)).status).toBe(200);
    expect(await statuses(phone, laptop)).toEqual([200, 401, 401]);
    expect((await details(tablet)).status).toBe(401);
    expect((await list(phone)).body.data).toMatchObject([{ _id: idOf(phone), thisDevice: true }]);
  });

  it('by its own device, too', async () => {
    const phone = await aShopper(shop);
    expect((await end(phone, endSessionPath(idOf(phone)))).status).toBe(200);
    expect((await details(phone)).status).toBe(401);
  });

  it('by deleting the account: every one of them, sockets too', async () => {
    const { phone, laptop } = await twoDevices();
    const closed = nextEvent(await anOpenSocket(shop, laptop.token), 'disconnect');
    const deleted = await call(shop, accountPaths.deleteAccount, {
      method: 'DELETE',
      token: phone.token,
      body: { password: phone.password },
    });
    expect(deleted.status).toBe(200);
    expect(await closed).toBe('io server disconnect');
    expect(await statuses(phone, laptop)).toEqual([401, 401, 401]);
    expect((await refresh(phone)).status).toBe(401);
  });

  it('when the account is blocked meanwhile: the next refresh ends it', async () => {
    const shopper = await aShopper(shop);
    const database = await aDatabase(shop);
    await database.collection('users').updateOne({ email: shopper.email }, { $set: { status: 'Blocked' } });
    await database.close();
    expect((await refresh(shopper)).status).toBe(401);
    expect((await details(shopper)).status).toBe(401);
  });
});

describe('nobody ends the sessions of others', () => {
  it('somebody else is answered as if there were none', async () => {
    const [meera, eve] = [await aShopper(shop), await aShopper(shop)];
    const { status, body } = await end(eve, endSessionPath(idOf(meera)));
    expect([status, body.code]).toEqual([404, 'session.missing']);
    await end(eve, sessionPaths.endOthers);
    expect((await details(meera)).status).toBe(200);
  });

  it.each([
    ['one that has ended', '65f0c0ffee00000000000001', 404],
    ['no id', 'everything', 400],
  ])('%s is refused', async (_, id, refusal) => {
    const shopper = await aShopper(shop);
    expect((await end(shopper, endSessionPath(id))).status).toBe(refusal);
  });

  it('a visitor is not answered', async () => {
    expect((await call(shop, sessionPaths.list)).status).toBe(401);
  });
});

describe('signing in notes', () => {
  it('when it was', async () => {
    const shopper = await aShopper(shop);
    const first = (await details(shopper)).body.data.last_login_date;
    const second = (await details(await again(shopper))).body.data.last_login_date;
    expect(Date.parse(second)).toBeGreaterThan(Date.parse(first));
  });
});
