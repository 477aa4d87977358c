import { randomUUID } from 'node:crypto';
import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { addressPaths } from '@jhola/shared/contracts/addresses.contract';
import { adminOrderPaths } from '@jhola/shared/contracts/admin-orders.contract';
import { cartPaths } from '@jhola/shared/contracts/cart.contract';
import { questionPaths } from '@jhola/shared/contracts/questions.contract';
import { reviewPaths } from '@jhola/shared/contracts/reviews.contract';
import { wishlistPaths } from '@jhola/shared/contracts/wishlist.contract';
import { anAddress, someAddress } from '@jhola/test-doubles/builders/customers';
import { advance, aKey, cancel, placeOrder } from '@jhola/test-doubles/builders/orders';
import type { TestProduct } from '@jhola/test-doubles/builders/products';
import { aShopper, type SignedIn, signIn } from '@jhola/test-doubles/builders/shoppers';
import { type Answered, call, dataOf } from '@jhola/test-doubles/call';
import type { Google } from '@jhola/test-doubles/doubles/google';
import type { MailServer } from '@jhola/test-doubles/doubles/mail-server';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { must } from './activity.js';
import { aResetToken, forgot } from './recovery.js';

/** Asks for the deletion of this person's account; what the shop answers. @param proof the password, or a credential */
export const leave = (shop: OpenShop, { token }: SignedIn, proof: object): Promise<Answered> =>
  call(shop, accountPaths.deleteAccount, { method: 'DELETE', token, body: proof });

/** Writes something as this person. @throws Error when the shop refuses it */
export const write = async (
  shop: OpenShop,
  { token }: SignedIn,
  path: string,
  body: object,
  method = 'POST',
) => dataOf(await call(shop, path, { method, token, body, headers: { 'idempotency-key': aKey() } }));

/** Texts that stand nowhere but in what one person has given the shop. */
export const canaries = {
  name: 'Canarina Canto',
  mobile: '9123456780',
  googleId: `google-canary-${randomUUID()}`,
  comment: 'Sings like a canary.',
  question: 'Does it sing like a canary?',
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
  newAddress: { ...someAddress, building: 'The canary nest of after' },
} as const;

/** Where somebody shops, gets mails, has a Google account, and what they buy. */
interface Surroundings {
  readonly shop: OpenShop;
  readonly mails: MailServer;
  readonly google: Google;
  readonly product: TestProduct;
}

/** A customer with something of every kind that the shop stores. */
export async function aRegular({ shop, mails, google, product }: Surroundings): Promise<SignedIn> {
  const { email, password } = await aShopper(shop, canaries.name);
  const credential = google.credential({ sub: canaries.googleId, email, name: 'Canarina' });
  dataOf(await call(shop, accountPaths.login, { body: { email, password, credential } }));
  const person = await signIn(shop, email, password);
  await write(
    shop,
    person,
    accountPaths.updateUser,
    { name: canaries.name, email, mobile: canaries.mobile },
    'PUT',
  );
  await write(shop, person, addressPaths.create, canaries.oldAddress);
  const oldAddress = (await call(shop, addressPaths.get, { token: person.token })).body.data[0]._id;
  await write(shop, person, addressPaths.disable, { _id: oldAddress }, 'DELETE');
  await write(shop, person, cartPaths.create, { productId: product._id });
  await write(shop, person, wishlistPaths.add, { productId: product._id });
  await write(shop, person, reviewPaths.add, {
    productId: product._id,
    rating: 1,
    comment: canaries.comment,
  });
  await write(shop, person, questionPaths.ask, { productId: product._id, text: canaries.question });
  // The right to set a new password, and a code that was not used.
  await aResetToken(shop, mails, email);
  await forgot(shop, email);
  await mails.codeFor(email, 2);
  return person;
}

/** Three orders of this person: one delivered, one cancelled, one under way, to another address by now; their numbers. */
export async function threeOrders(shop: OpenShop, admin: SignedIn, person: SignedIn, product: TestProduct) {
  const customer = { ...person, addressId: await anAddress(shop, person, canaries.address) };
  const delivered = await placeOrder(shop, customer, product, 2);
  const cancelled = await placeOrder(shop, customer, product);
  const underWay = await placeOrder(shop, customer, product, 3);
  await must(
    call(shop, adminOrderPaths.address, {
      token: admin.token,
      body: { orderId: underWay, address: canaries.newAddress },
    }),
  );
  await advance(shop, admin, delivered, 'DELIVERED');
  await cancel(shop, customer, cancelled);
  return { delivered, cancelled, underWay };
}

/** Everything that may only be found while the person has an account. */
export const tracesOf = ({ email, userId, refreshToken }: SignedIn): string[] => [
  email,
  userId,
  refreshToken.split('.')[0] ?? '',
  canaries.name,
  canaries.mobile,
  canaries.googleId,
  canaries.comment,
  canaries.question,
  ...Object.values(canaries.address),
  canaries.oldAddress.building,
  canaries.newAddress.building,
];
