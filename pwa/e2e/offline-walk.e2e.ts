import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { wishlistPaths } from '@jhola/shared/contracts/wishlist.contract';
import { productPath } from '@jhola/shared/domain/slugs/paths';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { newShopper, type SignedIn } from './harness/account';
import { expectAccessible } from './harness/axe';
import { buyable } from './harness/buyable';
import { listingPathOf } from './harness/categories';
import { goOffline, takeTheShopAlong, typed } from './harness/offline';
import { onScreen, pageLoaded, titled } from './harness/on-screen';
import { orderCart, putIntoCart } from './harness/orders';
import { region } from './harness/product-page';
import { isFullRun, phoneFirst } from './harness/screens';
import { visitAs } from './harness/visit-as';
import { itWithWorker as it } from './harness/visits';

const url = inject('shopUrl');

let asha: SignedIn;
/** A product whose page was open on the device, one that is in the cart, and one that nobody has looked at. */
let seen: ProductSummary;
let inCart: ProductSummary;
let unseen: ProductSummary;
let orderId: string;

beforeAll(async () => {
  asha = await newShopper(url);
  const found = await buyable(asha, 'watch', 4);
  const [first, second, third, bought] = found as [
    ProductSummary,
    ProductSummary,
    ProductSummary,
    ProductSummary,
  ];
  [seen, inCart, unseen] = [first, second, third];
  await putIntoCart(asha, bought._id, 1);
  ({ orderId } = await orderCart(asha));
  await putIntoCart(asha, inCart._id, 2);
  await asha.call('POST', wishlistPaths.add, { productId: seen._id });
});

const cards = (page: Page) => onScreen(page).getByRole('article');

/** What each card costs, in rupees. */
async function prices(page: Page): Promise<number[]> {
  const words = await cards(page).allInnerTexts();
  return words.map((text) => Number(/₹([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '')));
}

/** The rest of the addresses: one shell answers them all, and links lead to the same pages. */
const addresses: readonly string[] = [
  '/dashboard/profile',
  '/user',
  '/nobody/knows',
  ...(isFullRun
    ? [
        '/dashboard/mywishlist',
        '/dashboard/myorders',
        '/dashboard/address',
        '/dashboard/storage',
        '/contact',
        '/faqs',
        '/privacy-policy',
        '/return-policy',
      ]
    : []),
];

describe.each(phoneFirst)('without a network, on a %s that took the shop along', (screen) => {
  it('opens pages by their addresses, goes from page to page by links, and back', {
    timeout: 360_000,
  }, async ({ visit }) => {
    const page = await visitAs(visit, url, asha, screen, productPath(seen));
    await titled(page, seen.name);
    await takeTheShopAlong(page);
    await goOffline(page);

    await typed(page, '/', /./);
    await expect.poll(() => cards(page).count()).toBeGreaterThan(6);
    await typed(page, '/shop', /./);
    await expect
      .poll(() =>
        region(page, seen.category[0]?.name ?? '')
          .getByRole('link')
          .count(),
      )
      .toBeGreaterThan(0);

    await typed(page, listingPathOf(seen), seen.subCategory[0]?.name ?? '');
    await onScreen(page)
      .getByRole('status')
      .getByText(/^Showing \d+ of \d+$/)
      .waitFor();
    await typed(page, `${listingPathOf(seen)}?sort=lowToHigh&inStock=1`, seen.subCategory[0]?.name ?? '');
    await cards(page).first().waitFor();
    const shown = await prices(page);
    expect(shown).toEqual([...shown].sort((one, other) => one - other));

    await typed(page, productPath(seen), seen.name);
    await region(page, 'Description')
      .getByText(/offline/)
      .waitFor({ state: 'detached' });
    await typed(page, productPath(unseen), unseen.name);
    await region(page, 'Description').getByText('You are offline. The description').waitFor();
    await region(page, 'Recently Viewed').getByRole('article', { name: seen.name }).waitFor();
    await onScreen(page).getByRole('button', { name: 'Add to Cart' }).first().waitFor();
    await region(page, 'You May Also Like').scrollIntoViewIfNeeded();
    await region(page, 'You May Also Like').getByRole('article').first().waitFor();
    await region(page, 'Explore Other Categories').getByRole('article').first().waitFor();
    await typed(page, `/search?q=${encodeURIComponent(seen.name)}`, `Search Results for "${seen.name}"`);
    await cards(page).filter({ hasText: seen.name }).first().waitFor();

    await typed(page, '/cart', /./);
    await onScreen(page).getByText(inCart.name).first().waitFor();
    await typed(page, '/my-orders', /./);
    await onScreen(page).getByText(orderId).first().waitFor();
    for (const path of addresses) await typed(page, path, /./);

    await typed(page, '/', /./);
    const rows = onScreen(page).getByRole('link', { name: /^See All/ });
    await rows.nth(1).scrollIntoViewIfNeeded();
    await rows.nth(1).click();
    await page.waitForURL(/\/[^/]+-[0-9a-f]{24}\/[^/]+-[0-9a-f]{24}$/);
    await pageLoaded(page);
    await cards(page).first().waitFor();
    if (screen === 'desktop') await onScreen(page).getByLabel('In Stock Only').check();
    await onScreen(page).getByRole('textbox', { name: 'Search in this list' }).fill('a');
    await page.waitForURL(/search=a/);
    const name = await cards(page).first().getByRole('heading').innerText();
    await cards(page).first().getByRole('link', { name, exact: true }).click();
    await titled(page, name);
    const more = region(page, 'You May Also Like');
    await more.scrollIntoViewIfNeeded();
    const next = await more.getByRole('article').first().getByRole('heading').innerText();
    await more.getByRole('article').first().getByRole('link', { name: next, exact: true }).click();
    await titled(page, next);
    await page.goBack();
    await titled(page, name);
    await page.goBack();
    await cards(page).first().waitFor();
    await page.reload();
    await cards(page).first().waitFor();
    expect(new URL(page.url()).search).toContain('search=a');

    const header = page.getByRole('banner');
    const account = header.getByRole(screen === 'phone' ? 'link' : 'button', { name: /^Account: / });
    const entries = page.getByRole('navigation', { name: 'My Account' });
    for (const [entry, title, shown] of [
      ['My Wishlist', 'My Wishlist', seen.name],
      ['My Orders', /./, orderId],
      ['Save Address', 'My Addresses', 'Gulmohar Apartments'],
      ['Offline & Storage', 'Offline & storage', 'Complete'],
    ] as const) {
      await account.click();
      await entries.getByRole('link', { name: entry, exact: true }).click();
      await titled(page, title);
      await onScreen(page).getByText(shown).first().waitFor();
    }
    await onScreen(page).getByText('Complete', { exact: true }).waitFor();
    await expect.poll(() => onScreen(page).getByRole('button', { name: 'Copy now' }).isDisabled()).toBe(true);
    await expectAccessible(page);
    await typed(page, '/about', /./);
    for (const [link, at] of [
      ['Contact', '/contact'],
      ['FAQs', '/faqs'],
      ['Privacy Policy', '/privacy-policy'],
      ['Return Policy', '/return-policy'],
    ] as const) {
      const links = page.getByRole('contentinfo').getByRole('link', { name: link, exact: true });
      const seen = links.filter({ visible: true });
      // that of the page before is hidden once this one is there
      await expect.poll(() => seen.count()).toBe(1);
      await seen.click();
      await page.waitForURL(`**${at}`);
      await titled(page, /./);
    }
    await header.getByRole('link', { name: 'Search for atta dal and more' }).click();
    await page.getByRole('combobox', { name: 'Search' }).fill('blutooth earbds');
    await page.getByRole('combobox', { name: 'Search' }).press('Enter');
    await cards(page)
      .filter({ hasText: /earbuds/i })
      .first()
      .waitFor();
    await page.context().setOffline(false);
  });
});
