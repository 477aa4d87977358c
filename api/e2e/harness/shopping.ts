import { randomUUID } from 'node:crypto';
import { addressPaths } from '@jhola/shared/contracts/addresses.contract';
import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import { aShopper, type SignedIn } from './builders.js';
import { type Answered, call } from './call.js';
import type { OpenShop } from './start-shop.js';
import { until } from './until.js';

/** What tests need to know of a product they made. */
export interface TestProduct {
  readonly _id: string;
  readonly name: string;
  readonly price: number;
  readonly stock: number;
  readonly variants: readonly { readonly _id: string; readonly name: string }[];
}

/** A shopper who has an address to send orders to. */
export interface Customer extends SignedIn {
  readonly addressId: string;
}

/** The nine fields of an address. */
export const someAddress = {
  name: 'Meera Nair',
  building: 'Flat 12, Lotus Court',
  address_line: '4th Cross, Indiranagar',
  district: 'Bengaluru Urban',
  city: 'Bengaluru',
  state: 'Karnataka',
  country: 'India',
  pincode: '560038',
  mobile: '9876543210',
} as const;

/** A new product of the shop: 100 rupees, ten pieces, no discount, unless said otherwise. */
export async function aProduct(shop: OpenShop, admin: SignedIn, change: object = {}): Promise<TestProduct> {
  const product = {
    name: 'Toor Dal',
    image: [],
    category: [],
    subCategory: [],
    unit: '1 kg',
    stock: 10,
    price: 100,
    discount: 0,
    description: 'Split pigeon peas.',
    ...change,
  };
  return dataOf(await call(shop, productPaths.create, { token: admin.token, body: product }));
}

/** A new address of this shopper; its id. */
export async function anAddress(shop: OpenShop, shopper: SignedIn, change: object = {}): Promise<string> {
  const body = { ...someAddress, ...change };
  return dataOf<{ _id: string }>(await call(shop, addressPaths.create, { token: shopper.token, body }))._id;
}

/** A new shopper with an address. */
export async function aCustomer(shop: OpenShop): Promise<Customer> {
  const shopper = await aShopper(shop);
  return { ...shopper, addressId: await anAddress(shop, shopper) };
}

/** Some new shoppers with addresses. */
export function customers(shop: OpenShop, count: number): Promise<Customer[]> {
  return Promise.all(Array.from({ length: count }, () => aCustomer(shop)));
}

/** A key no call has used. */
export const aKey = (): string => randomUUID();

/** Orders by cash on delivery; what the shop answers. */
export function order(
  shop: OpenShop,
  customer: Customer,
  lines: readonly { productId: string; variantId?: string; quantity: number }[],
  totalAmt: number,
  key = aKey(),
): Promise<Answered> {
  return call(shop, orderPaths.cashOnDelivery, {
    token: customer.token,
    headers: { 'idempotency-key': key },
    body: { list_items: lines, totalAmt, address: customer.addressId },
  });
}

/** Orders pieces of one product that costs what it says, and answers the order's number. */
export async function placeOrder(
  shop: OpenShop,
  customer: Customer,
  product: TestProduct,
  quantity = 1,
): Promise<string> {
  const lines = [{ productId: product._id, quantity }];
  return dataOf<{ orderId: string }>(await order(shop, customer, lines, product.price * quantity)).orderId;
}

/** How many pieces of a product the shop shows. */
export async function stockOf(shop: OpenShop, productId: string): Promise<number> {
  return dataOf<TestProduct>(await call(shop, productPaths.details, { body: { productId } })).stock;
}

/** Waits until the shop shows so many pieces: what it has remembered of a product is dropped a moment after a change. */
export function stockBecomes(shop: OpenShop, productId: string, count: number): Promise<void> {
  return until(
    `${count} pieces of ${productId} to be shown`,
    async () => (await stockOf(shop, productId)) === count,
  );
}

/** The data of an answer that must be a success. */
export function dataOf<Data = TestProduct>({ status, body, text }: Answered): Data {
  if (status !== 200) throw new Error(`Refused with ${status}: ${text}`);
  return body.data;
}
