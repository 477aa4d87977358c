import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { addressPaths } from '@jhola/shared/contracts/addresses.contract';
import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import { reviewPaths, reviewsOfProductPath } from '@jhola/shared/contracts/reviews.contract';
import { UNKNOWN_ID } from '@jhola/test-doubles/builders/categories';
import { someAddress } from '@jhola/test-doubles/builders/customers';
import { aKey } from '@jhola/test-doubles/builders/orders';
import type { TestProduct } from '@jhola/test-doubles/builders/products';
import { type SignedIn, signIn } from '@jhola/test-doubles/builders/shoppers';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { emailsOfOthersIn, hashesIn, readEverything, secretsIn } from './harness/leaks.js';
import { liveSessions } from './harness/live-session.js';
import { forbiddenFields, guardedFields } from './harness/mass-assignment.js';
import { audienceOf, nameOf } from './harness/route-audiences.js';
import type { Route } from './harness/routes.js';
import { type Schemas, sampleOf } from './harness/schema-sample.js';
import { sharedShop } from './harness/shared-shop.js';
import { isFullRun } from './harness/tier.js';
import { type TwoCustomers, twoCustomers } from './harness/two-customers.js';

let shop: OpenShop;
let routes: Route[];
let schemas: Schemas;
let admin: SignedIn;
let owner: SignedIn;
let other: SignedIn;
let product: TestProduct;
let asked: TwoCustomers['asked'];
let answers: TwoCustomers['answers'];
beforeAll(async () => {
  ({ shop, routes, schemas, admin, owner, other, product, asked, answers } = await twoCustomers(
    await sharedShop(),
  ));
});

describe('promise 14: every route for a visitor, a customer, another customer and an administrator', () => {
  it('is on the list of who may call what, as it declares itself', () => {
    expect(routes.length).toBeGreaterThanOrEqual(51);
    const wrong = routes
      .filter((route) => route.audience === undefined || audienceOf(nameOf(route)) !== route.audience)
      .map((route) => `${nameOf(route)} declares ${route.audience}, expected ${audienceOf(nameOf(route))}`);
    expect(wrong).toEqual([]);
  });

  /** Another customer is one to routes of nobody's data, too; whose data it is, authorization-ownership asks. */
  const callers = isFullRun
    ? (['visitor', 'customer', 'other', 'admin'] as const)
    : (['visitor', 'customer', 'admin'] as const);
  const refusals = ['auth.required', 'auth.expired', 'auth.forbidden'];

  /** What the audience guard answers this caller. */
  function due(audience: string | undefined, who: string): string {
    if (audience === 'public') return 'let in';
    if (who === 'visitor') return 'auth.required';
    return audience === 'admin' && who !== 'admin' ? 'auth.forbidden' : 'let in';
  }

  it('admits the right callers and nobody else', async () => {
    const tokenOf = liveSessions(shop);
    const wrong: string[] = [];
    let cells = 0;
    for (const route of routes) {
      // What a refresh needs is another token, whoever asks; its own tests replay it.
      if (route.path === accountPaths.refreshToken) continue;
      for (const who of callers) {
        const account = { visitor: undefined, customer: owner, other, admin }[who];
        const token = account && (await tokenOf(account));
        const answer = await asked(who, route.path.replace(/\{\w+\}/g, UNKNOWN_ID), {
          method: route.method,
          ...(route.body ? { body: sampleOf(route.body, schemas) } : {}),
          ...(token ? { token } : {}),
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
    expect(cells).toBe((routes.length - 1) * callers.length);
    [owner, other, admin] = [
      await signIn(shop, owner.email, owner.password),
      await signIn(shop, other.email, other.password),
      await signIn(shop, admin.email, admin.password),
    ];
  }, 240_000);
});

describe('promise 18: fields that a client may not set', () => {
  const extras = () => forbiddenFields(owner.userId);
  const guarded = () => guardedFields(shop, owner.userId);

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

describe('promise 17: what leaves the shop', () => {
  it('holds no password, code, token, hash or version in any answer', async () => {
    await readEverything(asked, routes, { owner, other, admin });
    expect(answers.filter(({ answer }) => answer.status === 200).length).toBeGreaterThan(100);
    expect(secretsIn(answers)).toEqual([]);
    expect(hashesIn(answers)).toEqual([]);
  });

  it('holds nobody else’s e-mail, but for the administrator', () => {
    const emails = { customer: owner.email, owner: owner.email, other: other.email, admin: admin.email };
    expect(emailsOfOthersIn(answers, emails)).toEqual([]);
  });
});
