import { type Product } from '@jhola/shared/contracts/product.contract';
import { formatRupees } from '@jhola/shared/domain/money/money';
import { discountedPricePaise } from '@jhola/shared/domain/pricing/discounted-price';
import { productPath } from '@jhola/shared/domain/slugs/paths';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { expectAccessible } from '../harness/axe';
import { rememberLanguage } from '../harness/locale';
import { onScreen, open } from '../harness/on-screen';
import { aWholeProduct, button, region, shirtSoldOut } from '../harness/product-page';
import { phoneFirst } from '../harness/screens';
import { it } from '../harness/visits';
import { withoutCopy } from '../harness/without-copy';

const url = inject('shopUrl');

let whole: Product;
let shirt: Product;

beforeAll(async () => {
  ({ whole } = await aWholeProduct(url));
  shirt = await shirtSoldOut(url, whole.image[0] ?? '');
});

const details = '**/api/product/get-product-details';

/** Leads to an address as a link of the app does: without a new document and what it would bring along. */
async function leadTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    window.history.pushState({}, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

describe.each(phoneFirst)('a product on a %s', (screen) => {
  it('says what it is, what it costs and where it stands', async ({ visit }) => {
    const page = await visit(url, screen);
    await open(page, productPath(whole));
    const crumbs = onScreen(page).getByRole('navigation', { name: 'Breadcrumb' });
    await crumbs.getByRole('link').nth(1).waitFor();
    await expect
      .poll(() => crumbs.getByRole('listitem').allInnerTexts())
      .toEqual(['Home', whole.category[0]?.name, whole.name]);
    expect(await crumbs.getByRole('link').first().getAttribute('href')).toBe('/');
    await onScreen(page).getByRole('heading', { level: 1, name: whole.name }).waitFor();
    await button(page, `Add ${whole.name} to the wishlist`).waitFor();
    await onScreen(page)
      .getByRole('img', { name: `${whole.averageRating.toFixed(1)} out of 5` })
      .first()
      .waitFor();
    const payable = discountedPricePaise(whole.price * 100, whole.discount) / 100;
    const shown = onScreen(page).getByText(formatRupees(payable), { exact: true });
    await shown.filter({ visible: true }).first().waitFor();
    expect(await onScreen(page).locator('s').first().innerText()).toContain(formatRupees(whole.price));
    await onScreen(page).getByText(`${whole.discount}% OFF`).first().waitFor();
    await onScreen(page).getByText('In Stock', { exact: true }).first().waitFor();

    const description = region(page, 'Description');
    await description.getByText(whole.description).waitFor();
    expect(await description.getByRole('listitem').count()).toBe(4);
    const table = onScreen(page).getByRole('table', { name: 'Product details' });
    for (const [name, value] of Object.entries(whole.more_details)) {
      await table.getByRole('row').filter({ hasText: name }).getByRole('cell', { name: value }).waitFor();
    }
    expect(await region(page, 'Why Shop with us?').getByRole('heading', { level: 3 }).count()).toBe(4);
    const more = onScreen(page).getByRole('link', { name: `Explore more ${whole.category[0]?.name}` });
    expect(await more.getAttribute('href')).toBe(await crumbs.getByRole('link').nth(1).getAttribute('href'));
  });

  it('counts its offer down for 24 hours, and then no more', async ({ visit }) => {
    const page = await visit(url, screen);
    await page.clock.install();
    await open(page, productPath(whole));
    const timer = onScreen(page).getByRole('timer', { name: 'Offer ends in' });
    await expect
      .poll(async () => (await timer.innerText()).replace(/\s+/g, ' '))
      .toMatch(/^Offer ends in 23 hours 59 minutes \d\d seconds$/);
    await page.clock.fastForward('22:30:00');
    await expect.poll(async () => (await timer.innerText()).replace(/\s+/g, ' ')).toMatch(/ 01 hours 29 /);
    await page.clock.fastForward('01:30:00');
    await timer.waitFor({ state: 'detached' });
    await open(page, productPath(shirt));
    expect(await onScreen(page).getByRole('timer').count()).toBe(0);
  });

  it('leads on: recently viewed ones, related ones, other categories, and back to the top', async ({
    visit,
  }) => {
    const page = await visit(url, screen);
    await open(page, '/search?q=watch');
    const seen: string[] = [];
    for (let place = 0; place < 6; place += 1) {
      const card = onScreen(page).getByRole('article').nth(place);
      const name = await card.getByRole('heading').innerText();
      await card.getByRole('link', { name, exact: true }).click();
      await onScreen(page).getByRole('heading', { level: 1, name, exact: true }).waitFor();
      seen.unshift(name);
      if (place === 5) break;
      await page.goBack();
      await card.waitFor();
    }
    const recent = region(page, 'Recently Viewed').getByRole('article');
    await recent.first().waitFor();
    // The one on the screen is not among them.
    await expect.poll(() => recent.getByRole('heading').allInnerTexts()).toEqual(seen.slice(1, 5));
    for (const shelf of ['You May Also Like', 'Explore Other Categories']) {
      await region(page, shelf).scrollIntoViewIfNeeded();
      await region(page, shelf).getByRole('article').first().waitFor();
    }
    await button(page, 'Back to top').click();
    await expect
      .poll(async () => (await onScreen(page).getByRole('heading', { level: 1 }).boundingBox())?.y)
      .toBeGreaterThan(0);
  });

  it('keeps its shape while it loads, asks three times a second apart, and again on Retry', async ({
    visit,
  }) => {
    const page = await visit(url, screen);
    await withoutCopy(page);
    await page.route(details, (route) => route.abort('internetdisconnected'));
    await page.goto('/faqs');
    await onScreen(page).getByRole('heading', { level: 1 }).waitFor();
    const asked: number[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/get-product-details')) asked.push(Date.now());
    });
    await leadTo(page, productPath(whole));
    await onScreen(page).getByRole('status', { name: 'Loading...' }).waitFor();
    const alert = onScreen(page).getByRole('alert');
    await alert.getByText('Unable to fetch product details after multiple attempts.').waitFor();
    expect(asked).toHaveLength(3);
    const [first = 0, second = 0, third = 0] = asked;
    expect(second - first).toBeGreaterThanOrEqual(990);
    expect(third - second).toBeGreaterThanOrEqual(990);
    await expectAccessible(page);
    await page.unroute(details);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await onScreen(page).getByRole('heading', { level: 1, name: whole.name }).waitFor();
  });

  it('says so when the shop refuses it, or the address names none', async ({ visit }) => {
    const page = await visit(url, screen);
    const refusal = { success: false, error: true, message: 'No such product', code: 'product.missing' };
    await page.route(details, (route) => route.fulfill({ status: 409, json: refusal }));
    await page.goto('/faqs');
    await onScreen(page).getByRole('heading', { level: 1 }).waitFor();
    await leadTo(page, '/product/gone-00000000000000000000abcd');
    const alert = onScreen(page).getByRole('alert');
    await alert.getByText('Failed to load product details.').waitFor();
    await alert.getByRole('button', { name: 'Retry' }).waitFor();
    await leadTo(page, '/product/nothing');
    await onScreen(page).getByText('Invalid product ID.').waitFor();
    await onScreen(page).getByRole('link', { name: 'Browse all shelves' }).waitFor();
    expect(await onScreen(page).getByRole('button', { name: 'Retry' }).count()).toBe(0);
  });

  it('shows what its card has told, and says what could not be loaded', async ({ visit }) => {
    const page = await visit(url, screen);
    await withoutCopy(page);
    for (const call of [details, '**/get-related-products', '**/get-other-category-products'])
      await page.route(call, (route) => route.abort('internetdisconnected'));
    await open(page, '/search?q=watch');
    const card = onScreen(page).getByRole('article', { name: whole.name, exact: true });
    await card.getByRole('link', { name: whole.name, exact: true }).click();
    await onScreen(page).getByRole('heading', { level: 1, name: whole.name }).waitFor();
    const alert = onScreen(page).getByRole('alert');
    await alert.getByText('Unable to fetch product details after multiple attempts.').waitFor();
    await region(page, 'You May Also Like').scrollIntoViewIfNeeded();
    await region(page, 'You May Also Like').getByText('Failed to load related products.').waitFor();
    await region(page, 'Explore Other Categories')
      .getByText('Failed to load other category products.')
      .waitFor();
    await page.unroute(details);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await region(page, 'Description').getByText(whole.description).waitFor();
    expect(await alert.count()).toBe(0);
  });

  it('speaks Hindi', async ({ visit }) => {
    const page = await visit(url, screen);
    await rememberLanguage(page.context(), url, 'hi');
    await open(page, productPath(whole));
    for (const heading of ['विवरण', 'सामान की जानकारी', 'हमसे क्यों खरीदें?', 'ग्राहकों के रिव्यू']) {
      await onScreen(page).getByRole('heading', { name: heading }).waitFor();
    }
    await onScreen(page).getByText('स्टॉक में है').first().waitFor();
    await expectAccessible(page);
  });
});
