import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { formatRupees } from '@jhola/shared/domain/money/money';
import { discountedPricePaise } from '@jhola/shared/domain/pricing/discounted-price';
import { productPath } from '@jhola/shared/domain/slugs/paths';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { newShopper, rememberSignIn, type SignedIn } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { findProducts } from '../harness/catalogue';
import { onScreen, open } from '../harness/on-screen';
import { bothScreens, phoneFirst } from '../harness/screens';
import { it } from '../harness/visits';

const url = inject('shopUrl');

let asha: SignedIn;
let found: ProductSummary;

beforeAll(async () => {
  asha = await newShopper(url);
  const watches = await findProducts(asha, 'watch');
  const inStock = watches.find(
    ({ stock, discount, hasVariants }) => stock > 2 && discount > 0 && !hasVariants,
  );
  if (!inStock) throw new Error('No watch is in stock');
  found = inStock;
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Quick View' });

/** From the search that finds it, a glance at the product. */
async function glance(page: Page): Promise<void> {
  await open(page, '/search?q=watch');
  const card = onScreen(page).getByRole('article', { name: found.name, exact: true });
  await card.hover();
  await card.getByRole('button', { name: `Quick View: ${found.name}` }).click();
  await dialog(page).waitFor();
}

describe.each(bothScreens)('the quick view on a %s', (screen) => {
  it('adds a shopper’s choice to the cart', async ({ visit }) => {
    const page = await visit(url, screen);
    await rememberSignIn(page.context(), await newShopper(url));
    await glance(page);
    await dialog(page).getByRole('button', { name: 'Add to Cart' }).click();
    await page.getByText('Item added').first().waitFor();
    await dialog(page)
      .getByRole('button', { name: /1 in cart/ })
      .waitFor();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    // On a phone the header of the search page has no room for the cart; the bar at the bottom shows it.
    if (screen === 'phone') await page.getByRole('link', { name: /1 item.*View Cart/ }).waitFor();
    else await page.getByRole('button', { name: 'My Cart: 1 item' }).waitFor();
  });
});

describe.each(phoneFirst)('the quick view on a %s', (screen) => {
  it('shows a card’s product at a glance and leads to all of it', async ({ visit }) => {
    const page = await visit(url, screen);
    await glance(page);
    await dialog(page).getByRole('heading', { level: 3, name: found.name }).waitFor();
    const payable = discountedPricePaise(found.price * 100, found.discount) / 100;
    await dialog(page).getByText(formatRupees(payable), { exact: true }).waitFor();
    expect(await dialog(page).locator('s').innerText()).toContain(formatRupees(found.price));
    await dialog(page).getByText(`${found.discount}% OFF`).waitFor();
    await dialog(page).getByText('In Stock').waitFor();
    await dialog(page)
      .getByRole('img', { name: `${found.averageRating.toFixed(1)} out of 5` })
      .waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    const opener = onScreen(page).getByRole('button', { name: `Quick View: ${found.name}` });
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('link', { name: 'View Full Details' }).click();
    await page.waitForURL(`**${productPath(found)}`);
    await onScreen(page).getByRole('heading', { level: 1, name: found.name }).waitFor();
    expect(await dialog(page).count()).toBe(0);
  });

  it('asks a visitor to log in before it adds to the cart', async ({ visit }) => {
    const page = await visit(url, screen);
    await glance(page);
    await dialog(page).getByRole('button', { name: 'Add to Cart' }).click();
    await page.waitForURL('**/login');
    await page.getByText('Please login first to add products!').first().waitFor();
    expect(await dialog(page).count()).toBe(0);
  });
});
