import { listingPath, productPath } from '@jhola/shared/domain/slugs/paths';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { shopper, signInByApi } from './harness/account';
import { findProducts } from './harness/catalogue';
import { holdTheApp } from './harness/held-app';
import { moved } from './harness/moved';
import { settled } from './harness/on-screen';
import { bothScreens, screens } from './harness/screens';
import { it } from './harness/visits';

const url = inject('shopUrl');

/** Addresses with something behind them. */
async function addresses() {
  const [product] = await findProducts(await signInByApi(url, shopper), 'masala');
  const [category] = product?.category ?? [];
  const [subcategory] = product?.subCategory ?? [];
  if (!product || !category || !subcategory) throw new Error('The demo catalogue has no masala on a shelf');
  return { product, listing: listingPath(category, subcategory), detail: productPath(product) };
}

const takenOver = (page: Page) => page.locator('#first-screen').waitFor({ state: 'detached' });

describe('without scripts', () => {
  it('a product can be read, in the language that was chosen', async ({ browser }) => {
    const { product, detail } = await addresses();
    const context = await browser.newContext({ baseURL: url, ...screens.phone, javaScriptEnabled: false });
    await context.addCookies([{ name: 'language', value: 'hi', url }]);
    const page = await context.newPage();
    await page.goto(detail);
    await page.getByRole('heading', { level: 1, name: product.name }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('hi-IN');
    const picture = page.getByRole('main').getByRole('img').first();
    await expect
      .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(0);
    await context.close();
  });
});

describe.each(bothScreens)('the first screen on a %s', (screen) => {
  it('needs no call, loads nothing more before a sign of life, and does not move', async ({ visit }) => {
    const { listing, detail } = await addresses();
    for (const path of ['/', listing, detail, '/search?q=masala']) {
      const page = await visit(url, screen);
      const calls: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/api/')) calls.push(pathname);
      });
      await page.goto(path);
      await takenOver(page);
      expect(await moved(page), `moved on ${path}`).toBeLessThanOrEqual(0.01);
      if (path !== listing) expect(calls, `calls on ${path}`).toEqual([]);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect(await page.locator('title').count()).toBe(1);
    }
  });

  it('does not move either when the device opens the shop by itself', async ({ visit }) => {
    const { listing, detail } = await addresses();
    const page = await visit(url, screen);
    await page.goto('/');
    await page.mouse.move(20, 300);
    await page.evaluate(() => navigator.serviceWorker.ready);
    for (const path of ['/search?q=masala', detail, listing, '/']) {
      const answer = await page.goto(path);
      expect(answer?.fromServiceWorker()).toBe(true);
      await settled(page);
      expect(await moved(page), `moved on ${path}`).toBeLessThanOrEqual(0.01);
    }
  });

  it('becomes the app where one had scrolled to', async ({ visit }) => {
    const page = await visit(url, screen);
    const held = await holdTheApp(page);
    await page.goto('/', { waitUntil: 'commit' });
    const first = page.locator('#first-screen [data-scroll-area]');
    await first.evaluate((area) => area.scrollTo(0, 400));
    held.goOn();
    await takenOver(page);
    expect(await page.locator('.ion-page [data-scroll-area]').evaluate((area) => area.scrollTop)).toBe(400);
  });

  it('lets links lead on before the app is there', async ({ visit }) => {
    const page = await visit(url, screen);
    const held = await holdTheApp(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page
      .getByRole('link', { name: /^See All/ })
      .first()
      .click();
    await page.waitForURL(/-[0-9a-f]{24}\/.+-[0-9a-f]{24}$/, { waitUntil: 'commit' });
    await page.getByRole('article').first().waitFor();
    held.goOn();
    await takenOver(page);
  });
});
