import { cartPaths } from '@jhola/shared/contracts/cart.contract';
import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { newShopper, type SignedIn } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { findProducts } from '../harness/catalogue';
import { onScreen, pageLoaded } from '../harness/on-screen';
import { cartOf, putIntoCart } from '../harness/orders';
import { phoneFirst, type Screen } from '../harness/screens';
import { visitAs } from '../harness/visit-as';
import { it, type Visit } from '../harness/visits';

const url = inject('shopUrl');
const cartButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^My Cart/ });
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Cart' });
const bottomBar = (page: Page) => page.getByRole('link', { name: /View Cart/ });
const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;

let product: ProductSummary;
/** What one piece costs: the discount is rounded up (docs/product.md#discount-rule). */
let price: number;
beforeAll(async () => {
  const found = await findProducts(await newShopper(url), 'dal');
  const discounted = found.find(
    ({ discount, stock, price: whole, hasVariants }) =>
      discount > 0 && stock > 9 && Number.isInteger(whole) && !hasVariants,
  );
  if (!discounted) throw new Error('The shop has no dal at a discount');
  product = discounted;
  price = product.price - Math.ceil((product.price * product.discount) / 100);
});

/** A page as somebody who is signed in sees it, when nothing of it is a placeholder any more. */
async function openAs(visit: Visit, who: SignedIn, screen: Screen, path = '/'): Promise<Page> {
  const page = await visitAs(visit, url, who, screen, path);
  await pageLoaded(page);
  return page;
}

/** A new shopper with pieces of the product in the cart. */
async function aShopper(pieces: number): Promise<SignedIn> {
  const who = await newShopper(url);
  if (pieces > 0) await putIntoCart(who, product._id, pieces);
  return who;
}

/** The rows of the bill, as word and amount. */
const billOf = async (cart: Locator) => {
  const bill = cart.getByRole('region', { name: 'Bill details' });
  await bill.waitFor();
  return bill.locator('dl > div').evaluateAll((rows) => rows.map((row) => row.textContent));
};

const expectedBill = (pieces: number) => [
  `Items totalOriginal price ${rupees(pieces * product.price)}${rupees(pieces * price)}`,
  `Quantity total${pieces}`,
  'Delivery ChargeFree',
  `Grand total${rupees(pieces * price)}.00`,
];

describe.each(phoneFirst)('the cart on a %s', (screen) => {
  it('opens as a panel, changes immediately, keeps the focus when its last line goes, and gives it back', async ({
    visit,
  }) => {
    const asha = await aShopper(2);
    const page = await openAs(visit, asha, screen, '/about');
    await page.getByRole('button', { name: `My Cart: 2 items, ${rupees(2 * price)}` }).focus();
    await page.keyboard.press('Enter');
    const panel = panelOf(page);
    await panel.getByRole('heading', { name: 'Cart', exact: true }).waitFor();
    await expect.poll(() => billOf(panel)).toEqual(expectedBill(2));
    await panel.getByText(`Your total savings${rupees(2 * (product.price - price))}`).waitFor();
    const line = panel.getByRole('list', { name: 'Items' }).getByRole('listitem');
    await line.getByRole('button', { name: `Add one ${product.name}` }).click();
    // Read out where the shopper is: everything outside an open dialog is out of reach.
    const news = panel.locator('section[aria-live=polite]');
    await news.getByText('Item added', { exact: true }).first().waitFor();
    await news
      .getByText(`${product.name}. Cart: 3 items, ${rupees(3 * price)}`)
      .waitFor({ state: 'attached' });
    await expect.poll(() => billOf(panel)).toEqual(expectedBill(3));
    await expect.poll(async () => (await cartOf(asha)).map(({ quantity }) => quantity)).toEqual([3]);

    await panel.getByRole('button', { name: `Remove ${product.name}` }).focus();
    await expect.poll(() => panel.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Enter');
    await panel.getByText('Your cart is empty', { exact: true }).waitFor();
    await news.getByText('Item removed', { exact: true }).first().waitFor();
    const contents = panel.getByRole('group', { name: 'Cart' });
    await expect.poll(() => contents.evaluate((list) => list === document.activeElement)).toBe(true);
    await expect
      .poll(() => panel.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth))
      .toBeGreaterThan(0);
    expect(await bottomBar(page).count()).toBe(0);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    await expect
      .poll(() => cartButton(page).evaluate((button) => button === document.activeElement))
      .toBe(true);
    await page.keyboard.press('Enter');
    await panel.getByRole('link', { name: 'Shop Now' }).click();
    await page.waitForURL((address) => address.pathname === '/');
    await panel.waitFor({ state: 'hidden' });
  });
});

describe('on a phone', () => {
  it('the bar at the bottom tells count and total and leads to the cart’s page, which leads to the checkout', async ({
    visit,
  }) => {
    const page = await openAs(visit, await aShopper(2), 'phone', '/about');
    const bar = bottomBar(page);
    await bar.getByText('2 items').waitFor();
    await bar.getByText(rupees(2 * price)).waitFor();
    const box = await bar.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(844 - 24);
    await bar.click();
    await page.waitForURL('**/cart');
    await expect.poll(() => billOf(onScreen(page))).toEqual(expectedBill(2));
    await onScreen(page).getByRole('button', { name: 'Proceed' }).click();
    await page.waitForURL('**/checkout');
    expect(await bar.count()).toBe(0);
  });

  it('the cart’s page says when it cannot be loaded', { tags: 'full-run' }, async ({ visit }) => {
    const page = await visitAs(visit, url, await aShopper(2), 'phone');
    await page.route(`**${cartPaths.get}`, (route) => route.abort('internetdisconnected'));
    await page.goto('/cart');
    await onScreen(page).getByRole('alert').getByText('Your cart could not be loaded.').waitFor();
    await expectAccessible(page);
  });
});

describe('on a desk', () => {
  it('the panel leads to the checkout, and there is no bar at the bottom', { tags: 'full-run' }, async ({
    visit,
  }) => {
    const page = await openAs(visit, await aShopper(1), 'desktop', '/about');
    await page.getByRole('button', { name: 'My Cart: 1 item,' }).click();
    expect(await bottomBar(page).count()).toBe(0);
    await panelOf(page).getByRole('button', { name: 'Proceed' }).click();
    await page.waitForURL('**/checkout');
    await panelOf(page).waitFor({ state: 'hidden' });
  });
});
