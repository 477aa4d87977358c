import { type Shop, startDemoShop } from '@jhola/test-doubles/shop/start-shop';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { admin, signInByApi } from '../e2e/harness/account';
import { changeProduct, findProducts } from '../e2e/harness/catalogue';
import { openChromium } from '../e2e/harness/chromium';
import { wholeCopy } from '../e2e/harness/device-store';
import { goldenQueries } from '../e2e/harness/golden-queries';
import { onScreen } from '../e2e/harness/on-screen';
import { openWithWorker } from '../e2e/harness/worker';
import { searchInWorker } from '../e2e/harness/worker-search';
import { fetchedByWorker } from './catalogue-worker';
import { type Figure, kilobytes, milliseconds, percentile, print, seconds } from './figures';
import { shopOfOneSubcategory, toPaint } from './full-catalogue';
import { aPhone, longestTask, notedBy, SLOWER, slowPage } from './slow-phone';

const PRODUCTS = 5000;
const ROUNDS = 5;

const figures: Figure[] = [];
let browser: Browser;
const shops: Shop[] = [];
beforeAll(async () => {
  browser = await openChromium();
});
afterAll(async () => {
  await browser.close();
  for (const shop of shops) await shop.stop();
  process.stdout.write(
    `\n${PRODUCTS} products, the page's thread ${SLOWER} times slower, workers as fast as they are\n\n`,
  );
  print(figures);
});

it('copies the catalogue, searches it and opens again from it', async () => {
  const shop = await startDemoShop(PRODUCTS);
  shops.push(shop);
  const office = await signInByApi(shop.url, admin);
  const context = await aPhone(browser, shop.url);
  const page = await slowPage(context);
  await openWithWorker(page, '/');
  const since = await wholeCopy(page);

  const copied = await fetchedByWorker(page);
  const [first, last] = [copied[0], copied.at(-1)];
  if (!first || !last) throw new Error('Nothing was copied.');
  const bytes = copied.reduce((sum, answer) => sum + answer.bytes, 0);
  const until = await page.evaluate(() => performance.now());
  const longest = await longestTask(page, first.start, until);
  figures.push(
    { what: 'full sync, over the wire', measured: kilobytes(bytes), aim: '600 kB' },
    {
      what: 'full sync, until the last slice is here',
      measured: seconds(last.end - first.start),
      aim: '6 s',
    },
    {
      what: "longest task on the page's thread meanwhile",
      measured: longest ? milliseconds(longest) : 'under 50 ms',
      aim: '100 ms',
    },
  );

  const [product] = await findProducts(office, 'toor dal');
  if (!product) throw new Error('There is no product to change.');
  await changeProduct(office, { _id: product._id, price: product.price + 1 });
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await wholeCopy(page, since);
  const delta = (await fetchedByWorker(page)).slice(copied.length);
  figures.push({
    what: 'delta of one change',
    measured: kilobytes(delta.reduce((sum, answer) => sum + answer.bytes, 0)),
    aim: '2 kB',
  });

  await context.setOffline(true);
  await searchInWorker(page, goldenQueries);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    times.push(...(await searchInWorker(page, goldenQueries)).map(({ ms }) => ms));
  figures.push(
    {
      what: `offline search, p50 of ${times.length}`,
      measured: milliseconds(percentile(times, 0.5)),
      aim: '',
    },
    { what: 'offline search, p95', measured: milliseconds(percentile(times, 0.95)), aim: '50 ms' },
  );
  await context.setOffline(false);
  await page.close();

  const visits: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const reloaded = await slowPage(context);
    await reloaded.goto('/');
    await expect.poll(async () => (await notedBy(reloaded)).firstProduct).toBeDefined();
    visits.push((await notedBy(reloaded)).firstProduct ?? 0);
    if (round === 0) {
      await reloaded.getByRole('link', { name: 'Search for atta dal and more' }).click();
      await expect.poll(() => reloaded.workers().length).toBeGreaterThan(0);
      const [opening] = await searchInWorker(reloaded, ['blutooth earbds']);
      figures.push({
        what: 'first search after a restart, index read',
        measured: milliseconds(opening?.ms ?? 0),
        aim: '',
      });
    }
    await reloaded.close();
  }
  figures.push({
    what: `repeat visit shows products, median of ${ROUNDS}`,
    measured: seconds(percentile(visits, 0.5)),
    aim: '0.5 s',
  });
  await context.close();
});

it('filters and sorts a listing with all products', async () => {
  const shop = await shopOfOneSubcategory(PRODUCTS);
  shops.push(shop);
  const context = await aPhone(browser, shop.url);
  const page = await slowPage(context);
  await openWithWorker(page, '/');
  await wholeCopy(page);
  await context.setOffline(true);
  const visits: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto('/');
    await onScreen(page).getByRole('article').first().waitFor();
    await page.goto(shop.path);
    await onScreen(page).getByText(`Showing 12 of ${PRODUCTS}`).waitFor();
    visits.push((await notedBy(page)).firstProduct ?? 0);
  }
  figures.push({
    what: `a listing of ${PRODUCTS}, opened offline, median of ${ROUNDS}`,
    measured: seconds(percentile(visits, 0.5)),
    aim: '0.6 s',
  });
  const sort = onScreen(page).getByLabel('Sort');
  const search = onScreen(page).getByRole('textbox', { name: 'Search in this list' });
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    times.push(
      await toPaint(sort, 'lowToHigh'),
      await toPaint(search, `k ${round + 1}`),
      await toPaint(sort, 'highToLow'),
    );
    times.push(await toPaint(search, ''), await toPaint(sort, ''));
  }
  figures.push(
    {
      what: 'filter or sort it, until painted, median',
      measured: milliseconds(percentile(times, 0.5)),
      aim: '50 ms',
    },
    { what: 'filter or sort it, slowest', measured: milliseconds(Math.max(...times)), aim: '' },
  );
  await context.close();
});
