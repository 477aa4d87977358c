import { type Product, productPaths } from '@jhola/shared/contracts/product.contract';
import { call, dataOf } from '../call.js';
import type { ShopAddress } from '../shop/start-shop.js';
import { until } from '../until.js';
import type { SignedIn } from './shoppers.js';

/** What tests need to know of a product they made. */
export interface TestProduct {
  readonly _id: string;
  readonly name: string;
  readonly price: number;
  readonly stock: number;
  readonly variants: readonly { readonly _id: string; readonly name: string }[];
}

/** A new product of the shop: 100 rupees, ten pieces, no discount, unless said otherwise. */
export async function aProduct(
  shop: ShopAddress,
  { token }: Pick<SignedIn, 'token'>,
  change: object = {},
): Promise<Product> {
  const body = {
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
  return dataOf(await call(shop, productPaths.create, { token, body }));
}

/** How many pieces of a product the shop shows. */
export async function stockOf(shop: ShopAddress, productId: string): Promise<number> {
  return dataOf<Product>(await call(shop, productPaths.details, { body: { productId } })).stock;
}

/** Waits until the shop shows so many pieces: what it has remembered of a product is dropped a moment after a change. */
export function stockBecomes(shop: ShopAddress, productId: string, count: number): Promise<void> {
  return until(
    `${count} pieces of ${productId} to be shown`,
    async () => (await stockOf(shop, productId)) === count,
  );
}
