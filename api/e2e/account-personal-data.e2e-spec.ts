import { accountPaths, ExportAnswer } from '@jhola/shared/contracts/account.contract';
import { cartPaths } from '@jhola/shared/contracts/cart.contract';
import { reviewsOfProductPath } from '@jhola/shared/contracts/reviews.contract';
import { aCustomer } from '@jhola/test-doubles/builders/customers';
import { orderOf, placeOrder } from '@jhola/test-doubles/builders/orders';
import { aProduct, stockOf, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, aShopper, type SignedIn, signIn } from '@jhola/test-doubles/builders/shoppers';
import { type Answered, call } from '@jhola/test-doubles/call';
import type { Google } from '@jhola/test-doubles/doubles/google';
import type { MailServer } from '@jhola/test-doubles/doubles/mail-server';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { aDatabase } from './harness/database.js';
import { everythingStored, traces } from './harness/everything-stored.js';
import { aRegular, canaries, leave, threeOrders, tracesOf, write } from './harness/personal-data.js';
import { connectedShop, loggedBy } from './harness/shared-shop.js';

let mails: MailServer;
let google: Google;
let shop: OpenShop;
let admin: SignedIn;
let product: TestProduct;
beforeAll(async () => {
  ({ shop, mails, google } = await connectedShop());
  admin = await anAdmin(shop);
  product = await aProduct(shop, admin);
});

const exported = ({ token }: SignedIn): Promise<Answered> => call(shop, accountPaths.exportData, { token });

describe('everything the shop stores about a person', () => {
  let person: SignedIn;
  let orders: Awaited<ReturnType<typeof threeOrders>>;
  beforeAll(async () => {
    person = await aRegular({ shop, mails, google, product });
    orders = await threeOrders(shop, admin, person, product);
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

  it('is deleted with the account: only anonymised orders stay', async () => {
    await write(shop, person, cartPaths.create, { productId: product._id });
    const other = await aCustomer(shop);
    const othersOrder = await placeOrder(shop, other, product);
    const before = await everythingStored(shop);
    // Each of these collections held something of the person, so the search below would find what is left.
    expect(traces(before, tracesOf(person))).toEqual([
      'addresses',
      'cartLines',
      'idempotencyrecords',
      'knowndevices',
      'onetimecodes',
      'orderTrail',
      'orders',
      'questions',
      'resetpermits',
      'reviews',
      'sessions',
      'users',
      'wishes',
    ]);
    const stock = await stockOf(shop, product._id);

    const { status, body } = await leave(shop, person, { password: person.password });
    expect([status, body.message]).toEqual([200, 'Your account is deleted.']);
    expect(traces(await everythingStored(shop), tracesOf(person))).toEqual([]);

    const database = await aDatabase(shop);
    const orderId = { $in: Object.values(orders) };
    const kept = await database.collection('orders').find({ orderId }).sort({ _id: 1 }).toArray();
    await database.close();
    expect(
      kept.map(({ orderId, customer, paymentStatus, totalPaise }) => ({
        orderId,
        customer,
        paymentStatus,
        totalPaise,
      })),
    ).toEqual([
      anonymousOrder(orders.delivered, 'COMPLETED', 2),
      anonymousOrder(orders.cancelled, 'CANCELLED', 1),
      anonymousOrder(orders.underWay, 'CANCELLED', 3),
    ]);
    // What was still under way is back in stock.
    expect(await stockOf(shop, product._id)).toBe(stock + 3);
    expect(await orderOf(shop, other, othersOrder)).toMatchObject({ payment_status: 'PLACED' });
  });

  const anonymousOrder = (orderId: string, paymentStatus: string, pieces: number) => ({
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
    const isGoodbye = ({ subject }: { readonly subject: string }) => /account is deleted/.test(subject);
    await until('the goodbye arrives', async () => mails.mailsTo(person.email).some(isGoodbye));
    expect(mails.mailsTo(person.email).at(-1)).toMatchObject({
      subject: expect.stringMatching(/account is deleted/),
    });
    const log = loggedBy(shop);
    expect(tracesOf(person).filter((trace) => trace !== person.userId && log.includes(trace))).toEqual([]);
  });

  it('does not come back when the same e-mail registers again', async () => {
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
