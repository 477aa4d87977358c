import { randomUUID } from 'node:crypto';
import { categoryPaths } from '@jhola/shared/contracts/category.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import { subcategoryPaths } from '@jhola/shared/contracts/subcategory.contract';
import { call, dataOf } from '../call.js';
import type { ShopAddress } from '../shop/start-shop.js';
import { aProduct, type TestProduct } from './products.js';
import type { SignedIn } from './shoppers.js';

/** A category or subcategory that a test made. */
export interface TestCategory {
  readonly _id: string;
  readonly name: string;
}

/** A category and one of its subcategories: together they select a listing. */
export interface ListingKey {
  readonly category: TestCategory;
  readonly subcategory: TestCategory;
}

/** A picture that every shop has. */
const IMAGE = '/illustrations/no-data.svg';

let names = 0;
/** Tells the names of this file from those of others, which may be in the same shop. */
const file = randomUUID().slice(0, 8);

/** A name no category of this test run has. */
export const aFreshName = (name: string): string => `${name} ${file} ${++names}`;

/** A new category. */
export async function aCategory(
  shop: ShopAddress,
  admin: Pick<SignedIn, 'token'>,
  name = aFreshName('Grocery'),
): Promise<TestCategory> {
  const body = { name, image: IMAGE };
  return dataOf<TestCategory>(await call(shop, categoryPaths.add, { token: admin.token, body }));
}

/** A new subcategory of these categories. */
export async function aSubcategory(
  shop: ShopAddress,
  admin: Pick<SignedIn, 'token'>,
  categories: readonly TestCategory[],
  name = aFreshName('Dal'),
): Promise<TestCategory> {
  const body = { name, image: IMAGE, category: categories.map(({ _id }) => _id) };
  return dataOf<TestCategory>(await call(shop, subcategoryPaths.create, { token: admin.token, body }));
}

/** A new category with a new subcategory. */
export async function aListingKey(shop: ShopAddress, admin: Pick<SignedIn, 'token'>): Promise<ListingKey> {
  const category = await aCategory(shop, admin);
  return { category, subcategory: await aSubcategory(shop, admin, [category]) };
}

/** A new product in a category and subcategory. */
export function aProductIn(
  shop: ShopAddress,
  admin: Pick<SignedIn, 'token'>,
  listingKey: ListingKey,
  change: object = {},
): Promise<TestProduct> {
  const { category, subcategory } = listingKey;
  return aProduct(shop, admin, { category: [category._id], subCategory: [subcategory._id], ...change });
}

/** New products in a category and subcategory, one after the other: the last is the newest. */
export async function productsIn(
  shop: ShopAddress,
  admin: Pick<SignedIn, 'token'>,
  listingKey: ListingKey,
  names: readonly string[],
): Promise<TestProduct[]> {
  const made: TestProduct[] = [];
  for (const name of names) made.push(await aProductIn(shop, admin, listingKey, { name }));
  return made;
}

/** A listing's first page. */
export function listing(shop: ShopAddress, { category, subcategory }: ListingKey, more: object = {}) {
  const body = { categoryId: category._id, subCategoryId: subcategory._id, ...more };
  return call(shop, productPaths.bySubcategory, { body });
}

/** The names of listed products, in their order. */
export const namesIn = (answer: { body: { data: readonly { name: string }[] } }): string[] =>
  answer.body.data.map(({ name }) => name);

/** An id that nothing has. */
export const UNKNOWN_ID = 'f'.repeat(24);
