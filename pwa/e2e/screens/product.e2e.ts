import { type Product } from '@jhola/shared/contracts/product.contract';
import { productPath } from '@jhola/shared/domain/slugs/paths';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { expectAccessible } from '../harness/axe';
import { onScreen, open, titled } from '../harness/on-screen';
import { aWholeProduct, button, region } from '../harness/product-page';
import { phoneFirst } from '../harness/screens';
import { it } from '../harness/visits';
import { withoutCopy } from '../harness/without-copy';

const url = inject('shopUrl');

let whole: Product;

beforeAll(async () => {
  ({ whole } = await aWholeProduct(url));
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
  it('is shared as a link, is remembered among the recently viewed, and leads to related ones and back to the top', async ({
    visit,
  }) => {
    const page = await visit(url, screen);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, productPath(whole));
    await button(page, 'Copy link').click();
    await page.getByText('Link copied').waitFor();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(url + productPath(whole));
    for (const row of ['You May Also Like', 'Explore Other Categories']) {
      await region(page, row).scrollIntoViewIfNeeded();
      await region(page, row).getByRole('article').first().waitFor();
    }
    const related = region(page, 'You May Also Like').getByRole('article').first();
    const name = await related.getByRole('heading').innerText();
    await related.getByRole('link', { name, exact: true }).click();
    await titled(page, name);
    const recent = region(page, 'Recently Viewed').getByRole('article');
    await expect.poll(() => recent.getByRole('heading').allInnerTexts()).toEqual([whole.name]);
    await recent.first().scrollIntoViewIfNeeded();
    await button(page, 'Back to top').click();
    await expect
      .poll(async () => (await onScreen(page).getByRole('heading', { level: 1 }).boundingBox())?.y)
      .toBeGreaterThan(0);
  });

  it('asks three times a second apart before it says that it cannot be had, and again on Retry', {
    tags: 'full-run',
  }, async ({ visit }) => {
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
    await titled(page, whole.name);
  });
});
