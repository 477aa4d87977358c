import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { addressPaths } from '@jhola/shared/contracts/addresses.contract';
import { cartPaths } from '@jhola/shared/contracts/cart.contract';
import { customerPaths } from '@jhola/shared/contracts/customers.contract';
import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import {
  deleteReviewPath,
  ownReviewPath,
  reviewPaths,
  reviewsOfProductPath,
} from '@jhola/shared/contracts/reviews.contract';
import { endSessionPath, sessionPaths } from '@jhola/shared/contracts/sessions.contract';
import { wishlistPaths } from '@jhola/shared/contracts/wishlist.contract';
import type { Document } from 'mongodb';
import { anAdmin, aShopper, type SignedIn, signIn } from './harness/builders.js';
import { type Answered, call, type Sent } from './harness/call.js';
import { UNKNOWN_ID } from './harness/catalogue.js';
import { aDatabase } from './harness/database.js';
import { type Route, routesOf } from './harness/routes.js';
import { type Schemas, sampleOf } from './harness/schema-sample.js';
import {
  aCustomer,
  aKey,
  aProduct,
  type Customer,
  done,
  placed,
  type Sold,
  someAddress,
} from './harness/shopping.js';
import { type Shop, startShop } from './harness/start-shop.js';
import { type Stored, whatIsStored } from './harness/stored.js';

/** Who may call what, as section 6 and the decisions have it: written down here apart from the code that declares it. */
const expected: Readonly<Record<'public' | 'customer' | 'admin', readonly RegExp[]>> = {
  public: [
    /^POST \/api\/user\/(register|login|google-login|google-register|refresh-token)$/,
    /^PUT \/api\/user\/(forgot-password|verify-forgot-password-otp|reset-password)$/,
    /^GET \/api\/user\/sign-in-options$/,
    /^GET \/api\/(category|subcategory)\/get$/,
    /^POST \/api\/subcategory\/get$/,
    /^POST \/api\/product\/(search-product|get-product-by-category|get-product-by-category-and-subcategory|get-product-details|get-related-products|get-other-category-products)$/,
    /^GET \/api\/(catalogue|product|search)\/[a-z-]+$/,
    /^GET \/api\/review\/\{productId\}$/,
    /^GET \/api\/address\/pincode\/\{pincode\}$/,
    /^GET \/api\/health$/,
    /^GET \/uploads\/avatars\/\{file\}$/,
  ],
  customer: [
    /^(GET|POST|PUT|DELETE) \/api\/user\/(user-details|logout|upload-avatar|update-user|change-password|change-email|confirm-email|export|delete-account)$/,
    /^(GET|DELETE) \/api\/user\/sessions(\/others|\/\{sessionId\})?$/,
    /^(GET|POST|PUT|DELETE) \/api\/cart\/[a-z-]+$/,
    /^(GET|POST|PUT|DELETE) \/api\/address\/(create|get|update|disable)$/,
    /^POST \/api\/order\/(cash-on-delivery|checkout|cancel)$/,
    /^GET \/api\/order\/order-list$/,
    /^(GET|POST|PUT) \/api\/wishlist\/[a-z-]+$/,
    /^POST \/api\/review\/add$/,
    /^GET \/api\/review\/\{productId\}\/mine$/,
  ],
  admin: [
    /^POST \/api\/user\/admin\/customers\/(find|details|status|role)$/,
    /^(POST|PUT|DELETE) \/api\/(category|subcategory)\/(add-category|create|update|delete)$/,
    /^(POST|PUT|DELETE) \/api\/product\/(get|create|update-product-details|delete-product)$/,
    /^(GET|POST) \/api\/order\/admin\/(orders|update-status)$/,
    /^POST \/api\/order\/update-status$/,
    /^DELETE \/api\/review\/delete\/\{reviewId\}$/,
    /^POST \/api\/file\/upload$/,
  ],
};
const audienceOf = (route: string): string | undefined =>
  Object.entries(expected).find(([, patterns]) => patterns.some((pattern) => pattern.test(route)))?.[0];

let shop: Shop;
let routes: Route[];
let schemas: Schemas;
let admin: SignedIn;
let owner: Customer;
let other: SignedIn;
let product: Sold;
/** What belongs to the owner, and to nobody else. */
let theirs: { orderId: string; lineId: string; reviewId: string; sessionId: string };
/** Every answer of this file, with who asked. */
const answers: { who: string; route: string; answer: Answered }[] = [];

beforeAll(async () => {
  shop = await startShop();
  ({ routes, schemas } = await routesOf(shop));
  [admin, owner, other] = [await anAdmin(shop), await aCustomer(shop), await aShopper(shop, 'Other Person')];
  product = await aProduct(shop, admin, { stock: 100 });
  const orderId = await placed(shop, owner, product);
  const { token } = owner;
  const productId = product._id;
  const cart = done<{ _id: string }>(await call(shop, cartPaths.create, { token, body: { productId } }));
  await call(shop, wishlistPaths.add, { token, body: { productId } });
  const review = { productId, rating: 4, comment: 'canary-review' };
  const reviewId = done<{ _id: string }>(await call(shop, reviewPaths.add, { token, body: review }))._id;
  const sessions = done<{ _id: string }[]>(await call(shop, sessionPaths.list, { token }));
  const lines = done<{ _id: string }[]>(await call(shop, cartPaths.get, { token }));
  theirs = { orderId, lineId: lines[0]?._id ?? cart._id, reviewId, sessionId: sessions[0]?._id ?? '' };
});
afterAll(() => shop.stop());

const nameOf = ({ method, path }: Route) => `${method} ${path}`;

/** Calls the shop and keeps the answer for the scan at the end. */
async function asked(who: string, path: string, sent: Sent = {}): Promise<Answered> {
  const answer = await call(shop, path, sent);
  answers.push({
    who,
    route: `${sent.method ?? (sent.body === undefined ? 'GET' : 'POST')} ${path}`,
    answer,
  });
  return answer;
}

describe('row 14: every route for a visitor, a customer, another customer and an administrator', () => {
  it('is on the list of who may call what, as it declares itself', () => {
    expect(routes.length).toBeGreaterThanOrEqual(51);
    const wrong = routes
      .filter((route) => route.audience === undefined || audienceOf(nameOf(route)) !== route.audience)
      .map((route) => `${nameOf(route)} declares ${route.audience}, expected ${audienceOf(nameOf(route))}`);
    expect(wrong).toEqual([]);
  });

  const refusals = ['auth.required', 'auth.expired', 'auth.forbidden'];

  /** What the audience guard does with this asker. */
  function due(audience: string | undefined, who: string): string {
    if (audience === 'public') return 'let in';
    if (who === 'visitor') return 'auth.required';
    return audience === 'admin' && who !== 'admin' ? 'auth.forbidden' : 'let in';
  }

  it('lets in whom it should and nobody else', async () => {
    const wrong: string[] = [];
    let cells = 0;
    for (const route of routes) {
      // What a refresh needs is another token, whoever asks; its own tests replay it.
      if (route.path === accountPaths.refreshToken) continue;
      for (const who of ['visitor', 'customer', 'other', 'admin'] as const) {
        // Each with a session of its own: some routes end it.
        const account = { visitor: undefined, customer: owner, other, admin }[who];
        const asker = account && (await signIn(shop, account.email, account.password));
        const answer = await asked(who, route.path.replace(/\{\w+\}/g, UNKNOWN_ID), {
          method: route.method,
          ...(route.body ? { body: sampleOf(route.body, schemas) } : {}),
          ...(asker ? { token: asker.token } : {}),
          ...(route.needsKey ? { headers: { 'idempotency-key': aKey() } } : {}),
        });
        const got = refusals.includes(answer.body?.code) ? answer.body.code : 'let in';
        cells++;
        if (got !== due(route.audience, who)) wrong.push(`${who} ${nameOf(route)}: ${answer.status} ${got}`);
        const status = { 'auth.required': 401, 'auth.forbidden': 403 }[got as string];
        if (status && answer.status !== status) wrong.push(`${who} ${nameOf(route)}: ${answer.status}`);
        if (answer.status >= 500) wrong.push(`${who} ${nameOf(route)}: ${answer.text}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(cells).toBe((routes.length - 1) * 4);
    [owner, other, admin] = [
      { ...owner, ...(await signIn(shop, owner.email, owner.password)) },
      await signIn(shop, other.email, other.password),
      await signIn(shop, admin.email, admin.password),
    ];
    theirs = { ...theirs, sessionId: owner.refreshToken.split('.')[0] ?? '' };
  }, 240_000);
});

describe('row 15: what belongs to one customer, in the hands of another', () => {
  let before: Stored;
  beforeAll(async () => {
    before = await whatIsStored(shop);
  });

  const writes: [string, () => [string, Sent]][] = [
    ['the session', () => [endSessionPath(theirs.sessionId), { method: 'DELETE' }]],
    [
      'the address, changed',
      () => [
        addressPaths.update,
        { method: 'PUT', body: { ...someAddress, _id: owner.addressId, userId: owner.userId } },
      ],
    ],
    [
      'the address, removed',
      () => [addressPaths.disable, { method: 'DELETE', body: { _id: owner.addressId } }],
    ],
    [
      'the address, ordered to',
      () => [
        orderPaths.cashOnDelivery,
        {
          headers: { 'idempotency-key': aKey() },
          body: {
            list_items: [{ productId: product._id, quantity: 1 }],
            totalAmt: 100,
            address: owner.addressId,
            userId: owner.userId,
          },
        },
      ],
    ],
    [
      'the cart line, changed',
      () => [cartPaths.updateQuantity, { method: 'PUT', body: { _id: theirs.lineId, qty: 5 } }],
    ],
    [
      'the cart line, removed',
      () => [cartPaths.deleteItem, { method: 'DELETE', body: { _id: theirs.lineId } }],
    ],
    ['the order, cancelled', () => [orderPaths.cancel, { body: { orderId: theirs.orderId } }]],
    [
      'the order, moved',
      () => [orderPaths.adminUpdateStatus, { body: { orderId: theirs.orderId, status: 'DELIVERED' } }],
    ],
    [
      'the order, moved by the older path',
      () => [orderPaths.updateStatus, { body: { orderId: theirs.orderId, status: 'CANCELLED' } }],
    ],
    [
      'the review, deleted',
      () => [deleteReviewPath(theirs.reviewId), { method: 'DELETE', body: { userId: owner.userId } }],
    ],
    ['the account, looked at', () => [customerPaths.details, { body: { userId: owner.userId } }]],
    [
      'the account, blocked',
      () => [customerPaths.setStatus, { body: { userId: owner.userId, status: 'Blocked' } }],
    ],
    [
      'one’s own account, promoted',
      () => [customerPaths.setRole, { body: { userId: other.userId, role: 'ADMIN' } }],
    ],
  ];

  it.each(writes)('is refused: %s', async (_, request) => {
    const [path, sent] = request();
    const answer = await asked('other', path, { ...sent, token: other.token });
    expect([403, 404]).toContain(answer.status);
    const { idempotencyrecords: _keys, ...now } = await whatIsStored(shop);
    const { idempotencyrecords: _before, ...then } = before;
    expect(now).toEqual(then);
  });

  it.each([
    orderPaths.orderList,
    addressPaths.get,
    cartPaths.get,
    wishlistPaths.get,
    sessionPaths.list,
    accountPaths.userDetails,
    accountPaths.exportData,
  ])('is not read by it: %s', async (path) => {
    const { status, text } = await asked('other', path, { token: other.token });
    expect(status).toBe(200);
    for (const canary of [
      ...Object.values(theirs),
      owner.addressId,
      owner.userId,
      owner.email,
      someAddress.building,
    ]) {
      expect(text).not.toContain(canary);
    }
  });

  it('is not read as their own review either', async () => {
    const { body } = await asked('other', ownReviewPath(product._id), { token: other.token });
    expect(body.data).toBeNull();
  });
});

describe('row 18: fields that are none of a client’s business', () => {
  const extras = () => ({
    role: 'ADMIN',
    status: 'Blocked',
    verify_email: true,
    passwordHash: 'x',
    googleId: 'x',
    payment_status: 'COMPLETED',
    paymentStatus: 'COMPLETED',
    payment: { method: 'card', state: 'paid' },
    userId: owner.userId,
    _id: owner.userId,
    price: 1,
    totalPaise: 1,
    averageRating: 5,
    createdAt: '2001-01-01T00:00:00.000Z',
  });

  const guarded = async () => {
    const database = await aDatabase(shop);
    const users = await database.collection('users').find({}).sort({ _id: 1 }).toArray();
    const prices = await database.collection('products').find({}).sort({ _id: 1 }).toArray();
    const addresses = await database.collection('addresses').find({}).sort({ _id: 1 }).toArray();
    const orders = await database.collection('orders').find({}).sort({ _id: 1 }).toArray();
    await database.close();
    const mine = ({ userId }: Document) => String(userId) === owner.userId;
    return {
      users: users.map(({ _id, role, status, verify_email, passwordHash, googleId }) =>
        [_id, role, status, verify_email, passwordHash, googleId].map(String),
      ),
      prices: prices.map(({ _id, pricePaise, price }) => [_id, pricePaise, price].map(String)),
      addresses: addresses.filter(mine).map((row) => JSON.stringify(row)),
      orders: orders.filter(mine).map((row) => JSON.stringify(row)),
    };
  };

  it('change nothing on any route a customer may write to', async () => {
    const before = await guarded();
    const taken = routes.filter(({ body, audience }) => body && audience !== 'admin');
    expect(taken.length).toBeGreaterThanOrEqual(20);
    for (const route of taken) {
      const body = { ...extras(), ...(sampleOf(route.body ?? {}, schemas) as object) };
      await asked('other', route.path.replace(/\{\w+\}/g, UNKNOWN_ID), {
        method: route.method,
        body,
        token: other.token,
        headers: { 'idempotency-key': aKey() },
      });
    }
    const { users, ...rest } = await guarded();
    // Registering makes an account; it makes none that is more than others.
    expect(users.slice(0, before.users.length)).toEqual(before.users);
    expect(users.slice(before.users.length).map(([, role, status]) => [role, status])).toEqual(
      users.slice(before.users.length).map(() => ['USER', 'Active']),
    );
    expect(rest).toEqual({ prices: before.prices, addresses: before.addresses, orders: before.orders });
  });

  it('change nothing of what the writes that succeed do write', async () => {
    const { token, userId, email } = other;
    const send = (path: string, body: object, method = 'POST') =>
      asked('other', path, {
        method,
        token,
        headers: { 'idempotency-key': aKey() },
        body: { ...extras(), ...body },
      });
    const addressed = await send(addressPaths.create, someAddress);
    expect(addressed.body.data.userId).toBe(userId);
    const line = {
      productId: product._id,
      quantity: 1,
      price: 1,
      pricePaise: 100,
      subTotalAmt: 1,
      discount: 99,
    };
    const cheap = await send(orderPaths.cashOnDelivery, {
      list_items: [line],
      totalAmt: 1,
      address: addressed.body.data._id,
    });
    expect([cheap.status, cheap.body.code]).toEqual([409, 'order.changed']);
    const ordered = await send(orderPaths.cashOnDelivery, {
      list_items: [line],
      totalAmt: 100,
      address: addressed.body.data._id,
    });
    expect(ordered.body.data).toMatchObject({
      totalAmt: 100,
      payment_status: 'PLACED',
      userId: { _id: userId },
    });

    const reviewed = await send(reviewPaths.add, {
      productId: product._id,
      rating: 2,
      name: 'Owner',
      avatar: 'x',
    });
    expect(reviewed.body.data).toMatchObject({ name: 'Other Person', avatar: '', rating: 2 });
    expect(
      (await send(accountPaths.updateUser, { name: 'Other Person', email, mobile: '9876501234' }, 'PUT'))
        .status,
    ).toBe(200);
    const { body } = await asked('other', accountPaths.userDetails, { token });
    expect(body.data).toMatchObject({ _id: userId, role: 'USER', status: 'Active' });
    const { body: reviews } = await asked('visitor', reviewsOfProductPath(product._id));
    expect(reviews.data.map(({ rating }: { rating: number }) => rating).sort()).toEqual([2, 4]);
  });
});

describe('row 17: what leaves the shop', () => {
  /** The calls whose purpose is to hand out a token. */
  const handsOutTokens = /login|google|refresh-token|change-password|verify-forgot-password-otp/;
  const secret = /password|otp|token|__v|hash|secret|searchParts|googleId$/i;
  /** What says no more than whether there is one. */
  const harmless = new Set(['hasPassword']);

  function* keysIn(value: unknown, at = ''): Generator<string> {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      yield `${at}.${key}`;
      yield* keysIn(inner, `${at}.${key}`);
    }
  }

  it('holds no password, code, token, hash or version in any answer', async () => {
    for (const [who, asker] of Object.entries({ owner, other, admin })) {
      for (const { method, path, audience } of routes) {
        const reads = method === 'GET' && !path.includes('{') && path !== accountPaths.logout;
        if (reads && (audience !== 'admin' || who === 'admin'))
          await asked(who, path, { token: asker.token });
      }
    }
    await asked('admin', customerPaths.find, { token: admin.token, body: {} });
    await asked('admin', customerPaths.details, { token: admin.token, body: { userId: owner.userId } });
    expect(answers.filter(({ answer }) => answer.status === 200).length).toBeGreaterThan(100);

    const found = answers.flatMap(({ who, route, answer }) =>
      [...keysIn(answer.body as unknown)]
        .filter(
          (key) => secret.test(key.split('.').at(-1) ?? '') && !harmless.has(key.split('.').at(-1) ?? ''),
        )
        .filter(() => !handsOutTokens.test(route))
        // One’s own export names the provider’s account: it is the person’s own.
        .filter((key) => !(route.endsWith(accountPaths.exportData) && key === '.data.account.googleId'))
        .map((key) => `${who} ${route}: ${key}`),
    );
    expect(found).toEqual([]);
    const hashed = answers.filter(({ answer }) => /\$argon2|"stack"|node_modules/.test(answer.text));
    expect(hashed.map(({ route }) => route)).toEqual([]);
  });

  it('holds nobody else’s e-mail, but for the administrator', () => {
    const emails = { customer: owner.email, owner: owner.email, other: other.email, admin: admin.email };
    const leaks = answers.flatMap(({ who, route, answer }) =>
      who === 'admin'
        ? []
        : Object.values(emails)
            .filter((email) => email !== emails[who as keyof typeof emails] && answer.text.includes(email))
            .map((email) => `${who} ${route}: ${email}`),
    );
    expect(leaks).toEqual([]);
  });
});
