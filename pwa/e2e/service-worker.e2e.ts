import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { newShopper } from './harness/account';
import { type Deployment, deployShop } from './harness/deployment';
import { onScreen, open, pageLoaded } from './harness/on-screen';
import { isFullRun } from './harness/screens';
import { visitAs } from './harness/visit-as';
import { itWithWorker as it } from './harness/visits';
import { cachedAddresses, openWithWorker } from './harness/worker';
import { furnish } from './pictures/furnish';

/** Of its own where the shop is started again: in the full run. */
let shop: Deployment;
let url = inject('shopUrl');
beforeAll(async () => {
  if (!isFullRun) return;
  shop = await deployShop(300);
  url = shop.url;
});
afterAll(() => shop?.remove());

/** Of some words, those that stand in a cached answer, with where. */
function foundInCaches(page: Page, words: readonly string[]): Promise<readonly string[]> {
  return page.evaluate(async (looked) => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = (await (await cache.match(request))?.text()) ?? '';
        for (const word of looked) if (text.includes(word)) found.push(`${word} in ${request.url}`);
      }
    }
    return found;
  }, words);
}

describe('promise 45: the service worker', () => {
  it('caches no answer of the API and nothing of a shopper', async ({ visit }) => {
    const asha = await newShopper(url);
    const product = await furnish(asha);
    const page = await visitAs(visit, url, asha, 'desktop');
    await openWithWorker(page, '/');
    const account = (await asha.call('GET', '/api/user/user-details')) as {
      readonly data: { readonly email: string; readonly _id: string };
    };
    for (const address of [
      '/',
      '/cart',
      '/checkout',
      '/my-orders',
      '/dashboard/profile',
      '/dashboard/address',
    ])
      await open(page, address);
    await open(page, `/product/-${product._id}`);
    await page.waitForLoadState('networkidle');

    const cached = await cachedAddresses(page);
    expect(cached.images?.length).toBeGreaterThan(0);
    // the home page of the last visit is among what is looked through
    expect(Object.keys(cached).filter((name) => name.startsWith('kept-pages-'))).toHaveLength(1);
    const addresses = Object.values(cached).flat();
    expect(addresses).toContain('/index.html');
    expect(addresses.filter((path) => /^\/(api|uploads|dev|socket\.io)\//.test(path))).toEqual([]);
    const canaries = [account.data.email, account.data._id, 'Gulmohar Apartments', asha.tokens.accesstoken];
    expect(await foundInCaches(page, canaries)).toEqual([]);
    // the search itself finds what is there
    expect(await foundInCaches(page, ['<div id="root">'])).toHaveLength(1);
  });

  it('retires when the shop switches it off, and comes back when it is switched on', {
    tags: 'full-run',
  }, async ({ visit }) => {
    const page = await visit(url, 'phone');
    await openWithWorker(page, '/about');
    expect(Object.keys(await cachedAddresses(page))).not.toEqual([]);

    await shop.restart({ SERVICE_WORKER: 'off' });
    // still answered by the worker, which the browser finds retired behind it
    await page.reload();
    const left = () =>
      page.evaluate(async () => ({
        registrations: (await navigator.serviceWorker.getRegistrations()).length,
        controlled: navigator.serviceWorker.controller !== null,
        caches: (await caches.keys()).length,
      }));
    const nothing = { registrations: 0, controlled: false, caches: 0 };
    await expect.poll(left).toEqual(nothing);
    await pageLoaded(page);
    await onScreen(page).getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
    await onScreen(page).getByRole('heading', { level: 1 }).waitFor();

    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(page, '/');
    await page.keyboard.press('Shift');
    await page.waitForLoadState('networkidle');
    expect(asked).toContain('/');
    expect(asked).not.toContain('/service-worker.js');
    expect(await left()).toEqual(nothing);

    await shop.restart();
    await openWithWorker(page, '/');
  });
});
