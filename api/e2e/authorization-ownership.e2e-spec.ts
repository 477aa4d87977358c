import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { addressPaths } from '@jhola/shared/contracts/addresses.contract';
import { cartPaths } from '@jhola/shared/contracts/cart.contract';
import { customerPaths } from '@jhola/shared/contracts/customers.contract';
import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import { deleteReviewPath, ownReviewPath } from '@jhola/shared/contracts/reviews.contract';
import { endSessionPath, sessionPaths } from '@jhola/shared/contracts/sessions.contract';
import { wishlistPaths } from '@jhola/shared/contracts/wishlist.contract';
import { type Customer, someAddress } from '@jhola/test-doubles/builders/customers';
import { aKey } from '@jhola/test-doubles/builders/orders';
import type { TestProduct } from '@jhola/test-doubles/builders/products';
import type { SignedIn } from '@jhola/test-doubles/builders/shoppers';
import type { Sent } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { emailsOfOthersIn, hashesIn, readEverything, secretsIn } from './harness/leaks.js';
import type { Route } from './harness/routes.js';
import { sharedShop } from './harness/shared-shop.js';
import { type Stored, whatIsStored } from './harness/stored.js';
import { type TwoCustomers, twoCustomers } from './harness/two-customers.js';

let shop: OpenShop;
let routes: Route[];
let admin: SignedIn;
let owner: Customer;
let other: SignedIn;
let product: TestProduct;
let theirs: TwoCustomers['theirs'];
let asked: TwoCustomers['asked'];
let answers: TwoCustomers['answers'];
beforeAll(async () => {
  ({ shop, routes, admin, owner, other, product, theirs, asked, answers } = await twoCustomers(
    await sharedShop(),
  ));
});

describe('promise 15: what belongs to one customer, requested by another', () => {
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
    // a search without results is counted some seconds later, whoever searched
    const ofPeople = ({ idempotencyrecords: _keys, fruitlessSearches: _counts, ...rest }: Stored) => rest;
    expect(ofPeople(await whatIsStored(shop))).toEqual(ofPeople(before));
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

describe('promise 17: what leaves the shop after all that', () => {
  it('holds no password, code, token, hash or version in any answer', async () => {
    await readEverything(asked, routes, { owner, other, admin });
    expect(answers.filter(({ answer }) => answer.status === 200).length).toBeGreaterThan(40);
    expect(secretsIn(answers)).toEqual([]);
    expect(hashesIn(answers)).toEqual([]);
  });

  it('holds nobody else’s e-mail, but for the administrator', () => {
    const emails = { owner: owner.email, other: other.email, admin: admin.email };
    expect(emailsOfOthersIn(answers, emails)).toEqual([]);
  });
});
