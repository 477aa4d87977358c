import { randomUUID } from 'node:crypto';
import { accountPaths, ExportAnswer } from '@jhola/shared/contracts/account.contract';
import { addressPaths } from '@jhola/shared/contracts/addresses.contract';
import { cartPaths } from '@jhola/shared/contracts/cart.contract';
import { reviewPaths, reviewsOfProductPath } from '@jhola/shared/contracts/reviews.contract';
import { wishlistPaths } from '@jhola/shared/contracts/wishlist.contract';
import { aFreshEmail, anAdmin, aShopper, type SignedIn, signIn } from './harness/builders.js';
import { type Answered, call } from './harness/call.js';
import { aDatabase } from './harness/database.js';
import { everythingStored, traces } from './harness/everything-stored.js';
import { type Google, startGoogle } from './harness/google.js';
import { type MailServer, startMailServer } from './harness/mail-server.js';
import { advance, cancel } from './harness/orders.js';
import {
  aKey,
  anAddress,
  aProduct,
  done,
  placed,
  type Sold,
  someAddress,
  stockOf,
} from './harness/shopping.js';
import { type Shop, startShop, testAdmin } from './harness/start-shop.js';

let mails: MailServer;
let google: Google;
let shop: Shop;
let admin: SignedIn;
let product: Sold;
beforeAll(async () => {
  [mails, google] = await Promise.all([startMailServer(), startGoogle()]);
  shop = await startShop({ MAIL_URL: mails.url, ...google.env });
  admin = await anAdmin(shop);
  product = await aProduct(shop, admin);
});
afterAll(async () => {
  await shop.stop();
  await Promise.all([mails.stop(), google.stop()]);
});

const exported = ({ token }: SignedIn): Promise<Answered> => call(shop, accountPaths.exportData, { token });
const leave = ({ token }: SignedIn, proof: object): Promise<Answered> =>
  call(shop, accountPaths.deleteAccount, { method: 'DELETE', token, body: proof });
const write = async ({ token }: SignedIn, path: string, body: object, method = 'POST') =>
  done(await call(shop, path, { method, token, body, headers: { 'idempotency-key': aKey() } }));

/** Texts that stand nowhere but in what one person has given the shop. */
const canaries = {
  name: 'Canarina Canto',
  mobile: '9123456780',
  googleId: `google-canary-${randomUUID()}`,
  comment: 'Sings like a canary.',
  address: {
    name: 'Canarina of the address',
    building: 'Canary Court 7',
    address_line: 'Canary Wharf Lane',
    district: 'Canary District',
    city: 'Canary City',
    state: 'Canary State',
    country: 'Canary Country',
    pincode: '560077',
    mobile: '9234567801',
  },
  oldAddress: { ...someAddress, building: 'The canary nest of before' },
} as const;

/** Somebody who has left something in every room of the shop. */
async function aRegular(): Promise<SignedIn> {
  const { email, password } = await aShopper(shop, canaries.name);
  const credential = google.credential({ sub: canaries.googleId, email, name: 'Canarina' });
  done(await call(shop, accountPaths.login, { body: { email, password, credential } }));
  const person = await signIn(shop, email, password);
  await write(
    person,
    accountPaths.updateUser,
    { name: canaries.name, email, mobile: canaries.mobile },
    'PUT',
  );
  await write(person, addressPaths.create, canaries.oldAddress);
  const oldAddress = (await call(shop, addressPaths.get, { token: person.token })).body.data[0]._id;
  await write(person, addressPaths.disable, { _id: oldAddress }, 'DELETE');
  await write(person, cartPaths.create, { productId: product._id });
  await write(person, wishlistPaths.add, { productId: product._id });
  await write(person, reviewPaths.add, { productId: product._id, rating: 1, comment: canaries.comment });
  await call(shop, accountPaths.forgotPassword, { method: 'PUT', body: { email } });
  await mails.codeFor(email);
  return person;
}

/** Three orders of this person: one delivered, one cancelled, one under way; their numbers. */
async function threeOrders(person: SignedIn) {
  const customer = { ...person, addressId: await anAddress(shop, person, canaries.address) };
  const delivered = await placed(shop, customer, product, 2);
  const cancelled = await placed(shop, customer, product);
  const underWay = await placed(shop, customer, product, 3);
  await advance(shop, admin, delivered, 'DELIVERED');
  await cancel(shop, customer, cancelled);
  return { delivered, cancelled, underWay };
}

/** Everything that may only be found while the person has an account. */
const tracesOf = ({ email, userId, refreshToken }: SignedIn): string[] => [
  email,
  userId,
  refreshToken.split('.')[0] ?? '',
  canaries.name,
  canaries.mobile,
  canaries.googleId,
  canaries.comment,
  ...Object.values(canaries.address),
  canaries.oldAddress.building,
];

describe('everything the shop holds of a person', () => {
  let person: SignedIn;
  let orders: Awaited<ReturnType<typeof threeOrders>>;
  beforeAll(async () => {
    person = await aRegular();
    orders = await threeOrders(person);
  });

  it('is exported whole, without hashes', async () => {
    const { body, text, headers } = await exported(person);
    const { data } = ExportAnswer.parse(body);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(tracesOf(person).filter((trace) => !text.includes(trace))).toEqual([]);
    expect(data.account).toMatchObject({ email: person.email, hasPassword: true, role: 'USER' });
    expect(data.addresses.map(({ building }) => building)).toEqual([
      canaries.oldAddress.building,
      canaries.address.building,
    ]);
    expect(data.cart).toEqual([]);
    expect(data.wishlist).toMatchObject([{ productId: product._id }]);
    expect(data.orders.map(({ orderId }) => orderId)).toEqual(Object.values(orders));
    expect(data.reviews).toMatchObject([{ rating: 1, comment: canaries.comment }]);
    expect(data.codes).toMatchObject([{ purpose: 'reset' }]);
    expect(data.sessions.length).toBe(3);

    const database = await aDatabase(shop);
    const user = await database.collection('users').findOne({ email: person.email });
    const sessions = await database.collection('sessions').find().toArray();
    await database.close();
    for (const secret of [user?.passwordHash, ...sessions.map(({ tokenHash }) => tokenHash)]) {
      expect(text).not.toContain(secret);
    }
    expect(text).not.toMatch(/argon2|codeHash/);
  });

  it('is exported to nobody else', async () => {
    const other = await aShopper(shop);
    const { text } = await exported(other);
    expect(tracesOf(person).filter((trace) => text.includes(trace))).toEqual([]);
    expect((await call(shop, accountPaths.exportData)).status).toBe(401);
  });

  it('goes with the account: only anonymised orders stay', async () => {
    await write(person, cartPaths.create, { productId: product._id });
    const before = await everythingStored(shop);
    // Each of these rooms has something to let go of; the list is what makes the search below worth something.
    expect(traces(before, tracesOf(person))).toEqual([
      'addresses',
      'cartLines',
      'idempotencyrecords',
      'onetimecodes',
      'orders',
      'reviews',
      'sessions',
      'users',
      'wishes',
    ]);
    const stock = await stockOf(shop, product._id);

    const { status, body } = await leave(person, { password: person.password });
    expect([status, body.message]).toEqual([200, 'Your account is deleted.']);
    expect(traces(await everythingStored(shop), tracesOf(person))).toEqual([]);

    const database = await aDatabase(shop);
    const kept = await database.collection('orders').find().toArray();
    await database.close();
    expect(
      kept.map(({ orderId, customer, paymentStatus, totalPaise }) => ({
        orderId,
        customer,
        paymentStatus,
        totalPaise,
      })),
    ).toEqual([
      inBooks(orders.delivered, 'COMPLETED', 2),
      inBooks(orders.cancelled, 'CANCELLED', 1),
      inBooks(orders.underWay, 'CANCELLED', 3),
    ]);
    // What was still under way is back on the shelf.
    expect(await stockOf(shop, product._id)).toBe(stock + 3);
  });

  const inBooks = (orderId: string, paymentStatus: string, pieces: number) => ({
    orderId,
    customer: { name: 'Former customer', mobile: '' },
    paymentStatus,
    totalPaise: pieces * product.price * 100,
  });

  it('is no longer in the reviews, and the rating is that of the others', async () => {
    const { body, text } = await call(shop, reviewsOfProductPath(product._id));
    expect(body).toMatchObject({ data: [], totalReviews: 0, averageRating: 0, histogram: [0, 0, 0, 0, 0] });
    expect(text).not.toContain('Canar');
  });

  it('is followed by a goodbye, and by nothing in the log', async () => {
    const last = (await mails.arrived(person.email, 2)).at(-1);
    expect(last?.subject).toMatch(/account is deleted/);
    const log = shop.log.join('\n');
    expect(tracesOf(person).filter((trace) => trace !== person.userId && log.includes(trace))).toEqual([]);
  });

  it('can be begun anew with the same e-mail, and finds nothing of before', async () => {
    const { email, password } = person;
    await call(shop, accountPaths.register, {
      body: { name: 'Canarina', email, password, confirmPassword: password },
    });
    const anew = await signIn(shop, email, password);
    expect(anew.userId).not.toBe(person.userId);
    const { data } = (await exported(anew)).body;
    expect([data.orders, data.addresses, data.cart, data.wishlist, data.reviews]).toEqual([
      [],
      [],
      [],
      [],
      [],
    ]);
  });
});

describe('an account is deleted only by its owner', () => {
  it.each([
    ['no proof', {}, 401],
    ['a wrong password', { password: 'not-the-password' }, 401],
    ['an operator', { password: { $ne: null } }, 400],
    ['a token of Google beside a password that is not given', { credential: 'a.b.c' }, 401],
  ])('not by %s', async (_, proof, refusal) => {
    const shopper = await aShopper(shop);
    expect((await leave(shopper, proof)).status).toBe(refusal);
    expect((await signIn(shop, shopper.email, shopper.password)).userId).toBe(shopper.userId);
  });

  it('who proves it by Google where there is no password', async () => {
    const user = { sub: randomUUID(), email: aFreshEmail(), name: 'Asha Rao' };
    const { body } = await call(shop, accountPaths.googleLogin, {
      body: { credential: google.credential(user) },
    });
    const token = body.data.accesstoken;
    const deleted = await call(shop, accountPaths.deleteAccount, {
      method: 'DELETE',
      token,
      body: { credential: google.credential(user) },
    });
    expect(deleted.status).toBe(200);
    expect((await call(shop, accountPaths.userDetails, { token })).status).toBe(401);
  });

  it('once, also when two devices ask at the same moment', async () => {
    const shopper = await aShopper(shop);
    const answers = await Promise.all([
      leave(shopper, { password: shopper.password }),
      leave(shopper, { password: shopper.password }),
    ]);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    expect([401, 404]).toContain(statuses[1]);
  });
});

describe('the shop keeps an administrator', () => {
  it('the last one cannot leave, and loses nothing by trying', async () => {
    const before = await everythingStored(shop);
    const { status, body } = await leave(admin, { password: admin.password });
    expect([status, body.code]).toEqual([409, 'account.last-admin']);
    const after = await everythingStored(shop);
    expect(after.users).toEqual(before.users);
    expect(after.sessions).toEqual(before.sessions);
    expect((await call(shop, accountPaths.userDetails, { token: admin.token })).status).toBe(200);
  });

  it('of two who leave at the same moment one stays', async () => {
    const other = await aShopper(shop);
    const database = await aDatabase(shop);
    await database.collection('users').updateOne({ email: other.email }, { $set: { role: 'ADMIN' } });
    const answers = await Promise.all([
      leave(admin, { password: testAdmin.password }),
      leave(other, { password: other.password }),
    ]);
    const left = await database.collection('users').countDocuments({ role: 'ADMIN' });
    await database.close();
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(left).toBe(1);
  });
});
