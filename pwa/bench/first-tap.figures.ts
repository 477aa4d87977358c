import { type Shop, startDemoShop } from '@jhola/test-doubles/shop/start-shop';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { yardstick } from '../../api/launch/checks/yardstick.mjs';
import { newShopper, rememberSignIn, shopper, signInByApi } from '../e2e/harness/account';
import { buyable } from '../e2e/harness/buyable';
import { openChromium } from '../e2e/harness/chromium';
import { firstScreenStands } from '../e2e/harness/held-app';
import { cartOf } from '../e2e/harness/orders';
import { screens } from '../e2e/harness/screens';
import { type Figure, milliseconds, percentile, print, seconds } from './figures';
import { SLOWER, slowPage } from './slow-phone';
import { type NotedTap, watchInteractions, watchTap } from './watch-taps';

const PRODUCTS = 5000;
/** Taps of each kind, one a visit, spread over the first second after the first paint. */
const TAPS = 20;
const SPREAD_MS = 1000;
/** Six taps each. */
const WALK_ROUNDS = 5;

/** What is tapped, and how it is seen on the page that it was done: in the browser, as selectors. */
interface Tap {
  readonly what: string;
  readonly path: string;
  readonly control: string;
  /** Matches when it is done, on the page that the tap leads to. */
  readonly done: string;
  /** Where the tap leads. */
  readonly leadsTo?: RegExp;
}

const APP = '#root:not([aria-hidden])';
const SEARCH = '/search?q=atta';

const figures: Figure[] = [];
const before = yardstick();
let browser: Browser;
let shop: Shop;
beforeAll(async () => {
  browser = await openChromium();
  shop = await startDemoShop(PRODUCTS);
});
afterAll(async () => {
  await browser.close();
  await shop.stop();
  process.stdout.write(
    `\nThe first tap, ${TAPS} of each kind within ${SPREAD_MS} ms of the first paint, the page's thread ${SLOWER} times slower; yardstick ${seconds(before)}, at the end ${seconds(yardstick())}\n\n`,
  );
  print(figures);
});

it('answers the first tap', async () => {
  const [product] = await buyable(await signInByApi(shop.url, shopper), 'atta', 1);
  if (!product) throw new Error('There is nothing to buy.');
  const card = `[data-product="${product._id}"]`;
  const taps: readonly Tap[] = [
    {
      what: 'Add',
      path: SEARCH,
      control: `${card} button[aria-label^="Add ${product.name} to cart"]`,
      done: `${APP} [data-action=cart][aria-label*=": 1 "]`,
    },
    {
      what: 'a heart',
      path: SEARCH,
      control: `${card} [data-action=wish]`,
      done: `${APP} ${card} [data-action=wish][aria-pressed=true]`,
    },
    {
      what: 'a category',
      path: '/',
      control: 'section:has(h2) li a',
      done: 'h1',
      leadsTo: /-[0-9a-f]{24}$/,
    },
    {
      what: 'the search',
      path: '/',
      control: 'header a[href="/search"]',
      done: '[role=combobox]',
      leadsTo: /^\/search$/,
    },
  ];
  for (const tap of taps) {
    const times: { answered: number; done: number }[] = [];
    for (let nth = 0; nth < TAPS; nth += 1) {
      const who = await newShopper(shop.url);
      const context = await browser.newContext({ baseURL: shop.url, ...screens.phone, locale: 'en-IN' });
      await rememberSignIn(context, who);
      times.push(await timesOf(context, tap, (SPREAD_MS * nth) / TAPS));
      if (tap.what === 'Add') await expect.poll(async () => (await cartOf(who)).length).toBe(1);
      await context.close();
    }
    const figure = (name: keyof (typeof times)[number], words: string, aim: string) => {
      const each = times.map((time) => time[name]);
      figures.push({
        what: `${tap.what}, ${words}: half, three of four, slowest`,
        measured: [percentile(each, 0.5), percentile(each, 0.75), Math.max(...each)]
          .map(milliseconds)
          .join(', '),
        aim,
      });
    };
    figure('answered', 'until an answer is painted', '200 ms');
    figure('done', 'until it is done', '');
  }
});

it('answers each tap of a walk', async () => {
  const context = await browser.newContext({ baseURL: shop.url, ...screens.phone, locale: 'en-IN' });
  await rememberSignIn(context, await newShopper(shop.url));
  await context.addInitScript(watchInteractions);
  const page = await slowPage(context);
  await page.goto('/');
  // before that a link leads to a page of the server, which is measured above
  await page.waitForSelector(APP, { state: 'attached' });
  const menu = (name: string) =>
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true });
  // The pages that were left stay mounted.
  const card = (nth: number) => page.locator('article:visible').nth(nth);
  // none of them asks for a variant
  const books = page.locator('li a[href^="/Books-"]:visible');
  const taps: Record<string, (round: number) => Locator> = {
    'a category': () => books,
    'a heart': (round) => card(round).getByRole('button', { name: /to the wishlist$/ }),
    'a product': (round) => card(round).locator('h3 a'),
    Add: () => page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).first(),
    'the search': () => page.getByRole('link', { name: 'Search for atta dal and more' }),
    Home: () => menu('Home'),
  };
  const times: Record<string, number[]> = {};
  for (let round = 0; round < WALK_ROUNDS; round += 1)
    for (const [what, control] of Object.entries(taps)) {
      // what slides away takes no taps
      await expect.poll(() => page.locator('.ion-page:not(.ion-page-hidden)').count()).toBe(1);
      await control(round).tap();
      // the next tap waits for what this one leads to, and the browser reports a frame as soon as it is painted
      await expect.poll(() => page.evaluate(() => window.interactions.length)).toBeGreaterThan(0);
      times[what] = [...(times[what] ?? []), ...(await page.evaluate(() => window.interactions.splice(0)))];
    }
  await books.waitFor();
  const figure = (what: string, each: readonly number[]) =>
    figures.push({
      what: `a walk of ${6 * WALK_ROUNDS} taps, ${what}, until the next frame: half, three of four, slowest`,
      measured: [0.5, 0.75, 1].map((share) => milliseconds(percentile(each, share))).join(', '),
      aim: '200 ms',
    });
  for (const [what, each] of Object.entries(times)) figure(what, each);
  figure('all', Object.values(times).flat());
  await context.close();
});

/** Opens a page, taps it so long after its first paint, and waits until that is done. Nothing of it is lost: it would wait for ever. */
async function timesOf(context: BrowserContext, tap: Tap, afterMs: number) {
  let noted: NotedTap | undefined;
  await context.exposeFunction('noteTap', (tap: NotedTap) => {
    noted = tap;
  });
  await context.addInitScript(watchTap, { done: tap.done, leadsTo: tap.leadsTo?.source });
  const page = await slowPage(context);
  await page.goto(tap.path, { waitUntil: 'commit' });
  await firstScreenStands(page);
  const middle = await middleOf(page, tap.control);
  await page.evaluate(untilAfterFirstPaint, afterMs);
  await page.touchscreen.tap(middle.x, middle.y);
  await expect.poll(() => noted, { interval: 50 }).toBeDefined();
  if (!noted) throw new Error(`Nobody saw it done: ${tap.what}`);
  const done = noted.done - noted.tapped;
  // Where a link led away before a frame could be painted, its answer is the page it led to.
  return { answered: noted.answered === undefined ? done : noted.answered - noted.tapped, done };
}

/** The middle of the first that matches on the screen, whichever of the two screens has it. */
async function middleOf(page: Page, control: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(`:is(#first-screen, ${APP}) ${control}`).first().boundingBox();
  if (!box) throw new Error(`There is no ${control}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function untilAfterFirstPaint(ms: number): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntriesByName('first-contentful-paint'))
        setTimeout(resolve, Math.max(0, startTime + ms - performance.now()));
    }).observe({ type: 'paint', buffered: true });
  });
}
