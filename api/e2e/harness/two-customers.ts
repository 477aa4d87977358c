import { cartPaths } from '@jhola/shared/contracts/cart.contract';
import { reviewPaths } from '@jhola/shared/contracts/reviews.contract';
import { sessionPaths } from '@jhola/shared/contracts/sessions.contract';
import { wishlistPaths } from '@jhola/shared/contracts/wishlist.contract';
import { aCustomer, type Customer } from '@jhola/test-doubles/builders/customers';
import { placeOrder } from '@jhola/test-doubles/builders/orders';
import { aProduct, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, aShopper, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { type Answered, call, dataOf, type Sent } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { type Route, routesOf } from './routes.js';
import type { Schemas } from './schema-sample.js';

/** An answer, with who asked for it. */
export interface Asked {
  readonly who: string;
  /** The method and the path. */
  readonly route: string;
  readonly answer: Answered;
}

/** A shop with its administrator, a customer to whom something of every kind belongs, and another who has nothing. */
export interface TwoCustomers {
  readonly shop: OpenShop;
  readonly routes: Route[];
  readonly schemas: Schemas;
  readonly admin: SignedIn;
  readonly owner: Customer;
  readonly other: SignedIn;
  readonly product: TestProduct;
  /** What belongs to the owner, and to nobody else. */
  readonly theirs: { orderId: string; lineId: string; reviewId: string; sessionId: string };
  /** Every answer to `asked` so far. */
  readonly answers: readonly Asked[];
  /** Calls the shop and keeps the answer. */
  asked(who: string, path: string, sent?: Sent): Promise<Answered>;
}

/** Makes two customers in this shop. */
export async function twoCustomers(shop: OpenShop): Promise<TwoCustomers> {
  const { routes, schemas } = await routesOf(shop);
  const [admin, owner, other] = [
    await anAdmin(shop),
    await aCustomer(shop),
    await aShopper(shop, 'Other Person'),
  ];
  const product = await aProduct(shop, admin, { stock: 100 });
  const orderId = await placeOrder(shop, owner, product);
  const { token } = owner;
  const productId = product._id;
  const cart = dataOf<{ _id: string }>(await call(shop, cartPaths.create, { token, body: { productId } }));
  await call(shop, wishlistPaths.add, { token, body: { productId } });
  const review = { productId, rating: 4, comment: 'canary-review' };
  const reviewId = dataOf<{ _id: string }>(await call(shop, reviewPaths.add, { token, body: review }))._id;
  const lines = dataOf<{ _id: string }[]>(await call(shop, cartPaths.get, { token }));
  const sessions = dataOf<{ _id: string }[]>(await call(shop, sessionPaths.list, { token }));
  const theirs = { orderId, lineId: lines[0]?._id ?? cart._id, reviewId, sessionId: sessions[0]?._id ?? '' };

  const answers: Asked[] = [];
  const asked = async (who: string, path: string, sent: Sent = {}) => {
    const answer = await call(shop, path, sent);
    const method = sent.method ?? (sent.body === undefined ? 'GET' : 'POST');
    answers.push({ who, route: `${method} ${path}`, answer });
    return answer;
  };
  return { shop, routes, schemas, admin, owner, other, product, theirs, answers, asked };
}
