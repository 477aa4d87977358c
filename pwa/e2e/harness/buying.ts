import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import type { Product } from '@jhola/shared/contracts/product.contract';
import type { Locator, Page, Request } from 'playwright-core';
import { newShopper, type SignedIn } from './account';
import { onScreen } from './on-screen';
import { addHome, putIntoCart } from './orders';

/** A shopper of a shop who has an address, by its id, and two of each of some products in the cart. */
export async function buying(
  shopUrl: string,
  ...products: readonly Pick<Product, '_id'>[]
): Promise<SignedIn & { readonly home: string }> {
  const asha = await newShopper(shopUrl);
  const home = await addHome(asha);
  for (const { _id } of products) await putIntoCart(asha, _id, 2);
  return { ...asha, home };
}

/** The orders that the pages of a profile send from now on. */
export function sentOrders(page: Page): readonly Request[] {
  const sent: Request[] = [];
  page.context().on('request', (request) => {
    if (new URL(request.url()).pathname === orderPaths.cashOnDelivery) sent.push(request);
  });
  return sent;
}

/** The button of the checkout that orders. */
export const cashOnDelivery = (page: Page): Locator =>
  onScreen(page).getByRole('button', { name: 'Cash on Delivery' });

/** Waits until the checkout on screen has chosen an address. */
export const addressChosen = (page: Page): Promise<void> =>
  onScreen(page)
    .getByRole('radio', { name: /Asha Verma/, checked: true })
    .waitFor();
