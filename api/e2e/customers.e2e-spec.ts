import { accountPaths } from '@jhola/shared/contracts/account.contract';
import {
  type Customer,
  CustomerAnswer,
  CustomerDetailsAnswer,
  CustomerListAnswer,
  customerPaths,
} from '@jhola/shared/contracts/customers.contract';
import { UNKNOWN_ID } from '@jhola/test-doubles/builders/categories';
import { aCustomer } from '@jhola/test-doubles/builders/customers';
import { cancel, placeOrder } from '@jhola/test-doubles/builders/orders';
import { aProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, aShopper, type SignedIn, signIn } from '@jhola/test-doubles/builders/shoppers';
import { type Answered, call, dataOf } from '@jhola/test-doubles/call';
import { type OpenShop, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { aDatabase } from './harness/database.js';
import { sharedShop } from './harness/shared-shop.js';
import { itInFullRun } from './harness/tier.js';

let shop: OpenShop;
let admin: SignedIn;
beforeAll(async () => {
  shop = await sharedShop();
  admin = await anAdmin(shop);
});

const as = ({ token }: SignedIn, path: string, body: object) => call(shop, path, { token, body });
const find = (search: string, more: object = {}) => as(admin, customerPaths.find, { search, ...more });
const namesFound = async (search: string) => dataOf<Customer[]>(await find(search)).map(({ name }) => name);
const setStatus = (by: SignedIn, userId: string, status: string) =>
  as(by, customerPaths.setStatus, { userId, status });
const setRole = (by: SignedIn, userId: string, role: string) =>
  as(by, customerPaths.setRole, { userId, role });
const details = ({ token }: SignedIn) => call(shop, accountPaths.userDetails, { token });
const coded = ({ status, body }: Answered) => [status, body.code];

/** An administrator besides the first. */
async function anotherAdmin(): Promise<SignedIn> {
  const { userId, email, password } = await aShopper(shop);
  dataOf(await setRole(admin, userId, 'ADMIN'));
  return signIn(shop, email, password);
}

describe('finding customers', () => {
  let wanted: SignedIn;
  beforeAll(async () => {
    wanted = await aShopper(shop, 'Lakshmi Venkataraman (Chennai)');
    const { token, email } = wanted;
    const body = { name: 'Lakshmi Venkataraman (Chennai)', email, mobile: '9071829364' };
    expect((await call(shop, accountPaths.updateUser, { method: 'PUT', token, body })).status).toBe(200);
  });

  it.each([
    ['the beginning of the name', 'laksh'],
    ['a later word', 'VENKAT'],
    ['two words', 'lakshmi  venk'],
    ['brackets, as they stand', '(chen'],
    ['the mobile number', '9071829364'],
    ['the mobile number as it is written', '+91 90718 29364'],
    ['some digits of it', '1829'],
  ])('finds by %s', async (_, search) => {
    expect(await namesFound(search)).toEqual(['Lakshmi Venkataraman (Chennai)']);
  });

  it('finds by the e-mail, and by a part of it', async () => {
    for (const search of [
      wanted.email,
      wanted.email.toUpperCase(),
      wanted.email.split('-').slice(1).join('-'),
    ]) {
      expect(await namesFound(search)).toContain('Lakshmi Venkataraman (Chennai)');
    }
  });

  it('finds by the new name after a change, and no longer by the old', async () => {
    const { token, email } = await aShopper(shop, 'Oldname Person');
    const body = { name: 'Newname Person', email, mobile: '9123456799' };
    await call(shop, accountPaths.updateUser, { method: 'PUT', token, body });
    expect(await namesFound('oldname')).toEqual([]);
    expect(await namesFound('newname')).toEqual(['Newname Person']);
  });

  it.each(['.*', '(a+)+$', '^', '{"$gt":""}', '$where', '\\', '[a-z]'])(
    'takes %s letter by letter',
    async (search) => {
      expect(await namesFound(search)).toEqual([]);
    },
  );

  it('answers all of them in pages, the newest first', async () => {
    const { body } = await find('', { limit: 2 });
    expect(CustomerListAnswer.safeParse(body).success).toBe(true);
    expect(body.data).toHaveLength(2);
    expect([body.page, body.totalPage]).toEqual([1, Math.ceil(body.totalCount / 2)]);
    const { body: second } = await find('', { limit: 2, page: 2 });
    const moments = [...body.data, ...second.data].map(({ createdAt }: Customer) => createdAt);
    expect(moments).toEqual([...moments].sort().reverse());
    expect(moments.length).toBeGreaterThan(2);
    expect(second.data[0]._id).not.toBe(body.data[1]._id);
  });

  it('sorts by the last sign-in and the day they came, both ways, page after page', async () => {
    const [first, second, third] = [
      await aShopper(shop, 'Sorted One'),
      await aShopper(shop, 'Sorted Two'),
      await aShopper(shop, 'Sorted Three'),
    ];
    await signIn(shop, first.email, first.password);
    const sorted = async (body: object): Promise<string[]> => {
      const pages = await Promise.all([1, 2, 3].map((page) => find('sorted', { limit: 1, page, ...body })));
      return pages.flatMap(({ body }) => body.data.map(({ _id }: Customer) => _id));
    };
    const ids = (...people: SignedIn[]) => people.map(({ userId }) => userId);
    expect(await sorted({ sort: 'lastLogin' })).toEqual(ids(first, third, second));
    expect(await sorted({ sort: 'lastLogin', descending: false })).toEqual(ids(second, third, first));
    expect(await sorted({ sort: 'since', descending: false })).toEqual(ids(first, second, third));
    expect((await find('', { sort: 'password' })).status).toBe(400);
  });

  itInFullRun('finds accounts that were written before there was a search', async () => {
    const own = await startBriefly();
    const { userId } = await aShopper(own, 'Formerly Unfindable');
    const database = await aDatabase(own);
    await database
      .collection('users')
      .updateMany({ name: 'Formerly Unfindable' }, { $unset: { searchParts: 1 } });
    await database.close();
    const found = async (of: OpenShop) => {
      const { token } = await anAdmin(of);
      return dataOf<Customer[]>(
        await call(of, customerPaths.find, { token, body: { search: 'unfindable' } }),
      );
    };
    expect(await found(own)).toEqual([]);

    await own.stop({ keepData: true });
    const next = await startBriefly({ DATA_DIR: own.dataDir });
    expect((await found(next)).map(({ _id }) => _id)).toEqual([userId]);
    await next.stop();
  });
});

describe('a customer', () => {
  it('is shown with the newest orders and what they come to, the cancelled ones counted but not added', async () => {
    const customer = await aCustomer(shop);
    const product = await aProduct(shop, admin, { price: 250 });
    await placeOrder(shop, customer, product, 2);
    const cancelled = await placeOrder(shop, customer, product);
    expect((await cancel(shop, customer, cancelled)).status).toBe(200);
    const newest = await placeOrder(shop, customer, product);

    const { body, text } = await as(admin, customerPaths.details, { userId: customer.userId });
    expect(CustomerDetailsAnswer.safeParse(body).success).toBe(true);
    expect(body.data.customer).toMatchObject({ email: customer.email, orderCount: 3, spent: 750 });
    expect(body.data.orders.map(({ orderId }: { orderId: string }) => orderId)[0]).toBe(newest);
    expect(text).not.toMatch(/argon2|password|searchParts|googleId|__v/i);
  });

  it('has bought nothing yet, and is shown all the same', async () => {
    const { userId } = await aShopper(shop);
    const { body } = await as(admin, customerPaths.details, { userId });
    expect(body.data).toMatchObject({ customer: { orderCount: 0, spent: 0 }, orders: [] });
  });

  it.each([
    [customerPaths.details, {}],
    [customerPaths.setStatus, { status: 'Blocked' }],
    [customerPaths.setRole, { role: 'ADMIN' }],
  ])('that nobody is, is missing: %s', async (path, more) => {
    expect(coded(await as(admin, path, { userId: UNKNOWN_ID, ...more }))).toEqual([404, 'account.missing']);
  });
});

describe('blocking', () => {
  it('ends every session immediately, keeps the person out, and can be taken back', async () => {
    const phone = await aShopper(shop);
    const laptop = await signIn(shop, phone.email, phone.password);
    const { body } = await setStatus(admin, phone.userId, 'Blocked');
    expect(CustomerAnswer.parse(body).data.status).toBe('Blocked');
    for (const device of [phone, laptop]) {
      expect((await details(device)).status).toBe(401);
      const renewed = await call(shop, accountPaths.refreshToken, {
        method: 'POST',
        token: device.refreshToken,
      });
      expect(renewed.status).toBe(401);
    }
    const { email, password } = phone;
    expect(coded(await call(shop, accountPaths.login, { body: { email, password } }))).toEqual([
      403,
      'account.blocked',
    ]);

    dataOf(await setStatus(admin, phone.userId, 'Active'));
    expect((await details(await signIn(shop, email, password))).status).toBe(200);
  });

  it('leaves sessions alone when nothing changes', async () => {
    const shopper = await aShopper(shop);
    dataOf(await setStatus(admin, shopper.userId, 'Active'));
    expect((await details(shopper)).status).toBe(200);
  });
});

describe('promoting', () => {
  it('makes an administrator from the next sign-in on, and takes it back immediately', async () => {
    const person = await anotherAdmin();
    expect((await as(person, customerPaths.find, {})).status).toBe(200);
    dataOf(await setRole(admin, person.userId, 'USER'));
    expect((await as(person, customerPaths.find, {})).status).toBe(401);
    const again = await signIn(shop, person.email, person.password);
    expect((await as(again, customerPaths.find, {})).status).toBe(403);
  });

  it('is not for one’s own account', async () => {
    for (const answer of [
      await setRole(admin, admin.userId, 'USER'),
      await setStatus(admin, admin.userId, 'Blocked'),
    ]) {
      expect(coded(answer)).toEqual([409, 'account.own-account']);
    }
    expect((await details(admin)).status).toBe(200);
  });
});
