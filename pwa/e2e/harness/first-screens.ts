import { listingPath, productPath } from '@jhola/shared/domain/slugs/paths';
import type { Page } from 'playwright-core';
import { shopper, signInByApi } from './account';
import { findProducts } from './catalogue';

/** Addresses with something behind them. */
export async function addresses(url: string) {
  const [product] = await findProducts(await signInByApi(url, shopper), 'masala');
  const [category] = product?.category ?? [];
  const [subcategory] = product?.subCategory ?? [];
  if (!product || !category || !subcategory)
    throw new Error('The demo catalogue has no masala in a subcategory');
  return { product, listing: listingPath(category, subcategory), detail: productPath(product) };
}

/** Until the app stands in the place of the first screen. */
export const takenOver = (page: Page) => page.locator('#first-screen').waitFor({ state: 'detached' });
