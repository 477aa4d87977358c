import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { newShopper, type SignedIn, shopper, signInByApi } from './harness/account';
import { buyable } from './harness/buyable';
import { addresses, takenOver } from './harness/first-screens';
import { firstScreenStands, holdTheApp } from './harness/held-app';
import { moved } from './harness/moved';
import { onScreen, pageLoaded } from './harness/on-screen';
import { cartOf } from './harness/orders';
import { phoneFirst, screens } from './harness/screens';
import { visitAs } from './harness/visit-as';
import { it, itWithWorker } from './harness/visits';

const url = inject('shopUrl');

describe('without scripts', () => {
  it('a product can be read, in the language that was chosen', async ({ browser }) => {
    const { product, detail } = await addresses(url);
    const context = await browser.newContext({ baseURL: url, ...screens.phone, javaScriptEnabled: false });
    await context.addCookies([{ name: 'language', value: 'hi', url }]);
    const page = await context.newPage();
    await page.goto(detail);
    await page.getByRole('heading', { level: 1, name: product.nameHindi ?? product.name }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('hi-IN');
    const picture = page.getByRole('main').getByRole('img').first();
    await expect
      .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(0);
    await context.close();
  });
});

describe.each(phoneFirst)('the first screen on a %s', (screen) => {
  it('needs no call, loads nothing more before a sign of life, and does not move', async ({ visit }) => {
    const { listing, detail } = await addresses(url);
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
      expect(calls, `calls on ${path}`).toEqual([]);
      // The code of the page itself is fetched beside the app's, not when that is there and asks for it.
      const code = path === '/' ? 'home' : 'browse';
      expect(await page.locator(`head link[rel=modulepreload][href^="/assets/${code}-"]`).count()).toBe(1);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect(await page.locator('title').count()).toBe(1);
    }
  });
});

describe.each(phoneFirst)('the first screen on a %s', (screen) => {
  itWithWorker(
    'does not move either when the device opens the shop by itself',
    { tags: 'full-run' },
    async ({ visit }) => {
      const { listing, detail } = await addresses(url);
      const page = await visit(url, screen);
      await page.goto('/');
      await page.mouse.move(20, 300);
      await page.evaluate(() => navigator.serviceWorker.ready);
      for (const path of ['/search?q=masala', detail, listing, '/']) {
        const answer = await page.goto(path);
        expect(answer?.fromServiceWorker()).toBe(true);
        await pageLoaded(page);
        expect(await moved(page), `moved on ${path}`).toBeLessThanOrEqual(0.01);
      }
    },
  );

  it('becomes the app where one had scrolled to', async ({ visit }) => {
    const page = await visit(url, screen);
    const held = await holdTheApp(page);
    await page.goto('/', { waitUntil: 'commit' });
    // Before, there is nothing to scroll yet.
    await firstScreenStands(page);
    const first = page.locator('#first-screen [data-scroll-area]');
    await first.evaluate((area) => area.scrollTo(0, 400));
    expect(await first.evaluate((area) => area.scrollTop)).toBe(400);
    held.goOn();
    await takenOver(page);
    expect(await page.locator('.ion-page [data-scroll-area]').evaluate((area) => area.scrollTop)).toBe(400);
  });

  it('becomes the app with the focus where one had walked to by keys', async ({ visit }) => {
    const page = await visit(url, screen);
    const held = await holdTheApp(page);
    await page.goto('/', { waitUntil: 'commit' });
    await firstScreenStands(page);
    for (let tabs = 0; tabs < 3; tabs += 1) await page.keyboard.press('Tab');
    const focused = () => page.locator(':focus').getAttribute('aria-label');
    const before = await focused();
    expect(before).toBe('Search for atta dal and more');
    held.goOn();
    await takenOver(page);
    expect(await focused()).toBe(before);
  });

  it('becomes the app with the search’s field in use that was tapped just before it went', async ({
    visit,
  }) => {
    const page = await visit(url, screen);
    const held = await holdTheApp(page);
    await page.goto('/search', { waitUntil: 'commit' });
    await firstScreenStands(page);
    await page.evaluate(() => {
      const field = document.querySelector<HTMLElement>('#first-screen input[role=combobox]');
      const app = document.getElementById('root');
      if (!field || !app) throw new Error('There is no first screen of the search');
      // the app is uncovered, and takes the focus: the first screen goes two frames later
      new MutationObserver(() => requestAnimationFrame(() => field.focus())).observe(app, {
        attributeFilter: ['data-covered'],
      });
    });
    held.goOn();
    await takenOver(page);
    await page.keyboard.type('masala');
    await page.getByRole('heading', { name: 'Search Results for "masala"' }).waitFor();
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

/** As a cheap phone: so many times slower than this machine. */
const SLOWER = 4;
const SEARCH = '/search?q=masala';

/** Opens the server's first screen on a slow phone, with the app's code held back. */
async function beforeTheApp(page: Page, path: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const held = await holdTheApp(page);
  await page.goto(path, { waitUntil: 'commit' });
  await firstScreenStands(page);
  return held;
}

/** Two products that the search finds. */
async function twoFound() {
  const [one, other] = await buyable(await signInByApi(url, shopper), 'masala', 2);
  if (!one || !other) throw new Error('The shop has no masala');
  return { one, other };
}

/** A button of the server's first screen. */
const early = (page: Page, name: string) =>
  page.locator('#first-screen').getByRole('button', { name, exact: true });
const addTo = ({ name }: { readonly name: string }) => `Add ${name} to cart`;

/** How many pieces of what the server has in a shopper's cart. */
const pieces = async (who: SignedIn) =>
  Object.fromEntries((await cartOf(who)).map(({ productId, quantity }) => [productId.name, quantity]));

describe('a tap before the app is there, on a slow phone', () => {
  it('puts one piece into the cart, each one, and fills the heart, and is answered immediately', async ({
    visit,
  }) => {
    const [asha, { one, other }] = [await newShopper(url), await twoFound()];
    const page = await visitAs(visit, url, asha, 'phone');
    const held = await beforeTheApp(page, SEARCH);
    await early(page, addTo(other)).tap();
    await early(page, addTo(other)).tap();
    await early(page, addTo(one)).tap();
    expect(await early(page, addTo(one)).getAttribute('aria-busy')).toBe('true');
    await early(page, `Add ${one.name} to the wishlist`).tap();
    held.goOn();
    await page.getByRole('link', { name: /^3 items/ }).waitFor();
    await expect.poll(() => pieces(asha)).toEqual({ [one.name]: 1, [other.name]: 2 });
    const heart = onScreen(page).getByRole('button', { name: `Remove ${one.name} from the wishlist` });
    await heart.and(page.locator('[aria-pressed=true]')).waitFor();
  });

  it('counts too while the app takes over, and just after', async ({ visit }) => {
    const [asha, { one, other }] = [await newShopper(url), await twoFound()];
    const page = await visitAs(visit, url, asha, 'phone');
    const held = await beforeTheApp(page, SEARCH);
    await early(page, addTo(one)).hover();
    await page.mouse.down();
    held.goOn();
    // the app is there, behind the first screen
    const behind = page.locator('#root[data-covered] .ion-page:not(.ion-page-invisible) article');
    await behind.first().waitFor({ state: 'attached' });
    await page.mouse.up();
    await takenOver(page);
    const busy = await onScreen(page)
      .getByRole('button', { name: addTo(other), exact: true })
      .evaluate(async (add: HTMLElement) => {
        add.click();
        await Promise.resolve();
        return add.ariaBusy;
      });
    expect(busy).toBe('true');
    await page.getByRole('link', { name: /^2 items/ }).waitFor();
    await expect.poll(() => pieces(asha)).toEqual({ [one.name]: 1, [other.name]: 1 });
  });

  it('leads a visitor to the login, with its words', { tags: 'full-run' }, async ({ visit }) => {
    const { one } = await twoFound();
    const page = await visit(url, 'phone');
    const held = await beforeTheApp(page, SEARCH);
    await early(page, addTo(one)).tap();
    held.goOn();
    await page.waitForURL('**/login');
    await page.getByRole('banner').getByText('Please login first to add products!').waitFor();
  });

  it('opens the search, whose field takes what is typed before', { tags: 'full-run' }, async ({ visit }) => {
    const page = await visit(url, 'phone');
    const held = await beforeTheApp(page, '/');
    await page.getByRole('link', { name: 'Search for atta dal and more' }).tap();
    await page.waitForURL('**/search', { waitUntil: 'commit' });
    await firstScreenStands(page);
    await page.locator('#first-screen').getByRole('combobox', { name: 'Search' }).pressSequentially('dal');
    held.goOn();
    await page.waitForURL('**/search?q=dal');
    await takenOver(page);
    expect(await page.getByRole('combobox', { name: 'Search' }).inputValue()).toBe('dal');
  });
});
