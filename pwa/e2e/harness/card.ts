import type { Order } from '@jhola/shared/contracts/orders.contract';
import type { Product } from '@jhola/shared/contracts/product.contract';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { SignedIn } from './account';
import { addressChosen } from './buying';
import { addProduct } from './catalogue';
import { onScreen } from './on-screen';
import { ordersOf } from './orders';

/** The button of the checkout that leads to the card provider. */
export const payOnline = (page: Page): Locator => onScreen(page).getByRole('button', { name: 'Pay Online' });

/** What can be done on the simulator's page. */
type Deed = 'pay' | 'pay-and-close' | 'decline';

const deeds: Readonly<Record<Deed, RegExp>> = {
  pay: /^Pay ₹/,
  'pay-and-close': /^Pay and close/,
  decline: /^Pay with a card that is declined/,
};

/** Pays, or tries to, on the payment page that is open. */
export const atProvider = (page: Page, deed: Deed): Promise<void> =>
  page.getByRole('button', { name: deeds[deed] }).click();

/** From the checkout to the payment page, with the address that is chosen. */
export async function goAndPay(page: Page): Promise<void> {
  await page.goto('/checkout');
  await addressChosen(page);
  await payOnline(page).click();
  await page.waitForURL('**/dev/card-payments/**');
}

/** The shopper's only order as the server has it. */
export async function onlyOrder(who: SignedIn): Promise<Order> {
  const orders = await ordersOf(who);
  expect(orders).toHaveLength(1);
  const [order] = orders;
  if (!order) throw new Error('There is no order');
  return order;
}

/** A product of one test alone, ten of it in stock at ₹170 each. */
export const aCamphorBox = (office: SignedIn): Promise<Product> =>
  addProduct(office, {
    name: `Camphor Box ${crypto.randomUUID().slice(0, 8)}`,
    price: 200,
    discount: 15,
    stock: 10,
  });
