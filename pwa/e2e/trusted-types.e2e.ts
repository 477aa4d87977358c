import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { newShopper } from './harness/account';
import { buyable } from './harness/buyable';
import { listingPathOf } from './harness/categories';
import { onScreen, open, pageLoaded } from './harness/on-screen';
import { region } from './harness/product-page';
import { dispatchSync, workerTools } from './harness/sync-event';
import { visitAs } from './harness/visit-as';
import { itWithWorker as it } from './harness/visits';
import { openWithWorker } from './harness/worker';

const url = inject('shopUrl');

/** What a page says to somebody who has found a way to hand it a string; `undefined` when it obeys. */
const refusal = (page: Page, attack: 'markup' | 'worker' | 'script') =>
  page.evaluate((what) => {
    try {
      if (what === 'markup') document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
      if (what === 'worker') new Worker('/uploads/evil.js');
      if (what === 'script') document.createElement('script').text = 'alert(1)';
      return undefined;
    } catch (error) {
      return (error as Error).name;
    }
  }, attack);

describe('Trusted Types', () => {
  it('refuse what is no part of the shop', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto('/about');
    for (const attack of ['markup', 'worker', 'script'] as const)
      expect(await refusal(page, attack)).toBe('TypeError');
    await context.close();
  });

  it('let everything through that is: pages, their data, workers, what is sent in the background', {
    tags: 'full-run',
  }, async ({ visit }) => {
    const asha = await newShopper(url);
    const [seen] = await buyable(asha, 'watch', 1);
    if (!seen) throw new Error('The shop has no watch');
    // a violation is an error in the console, which fails the test
    const page = await visitAs(visit, url, asha, 'desktop');
    await openWithWorker(page, listingPathOf(seen));
    await pageLoaded(page);
    await page.waitForFunction(() => document.querySelector('script[type="application/ld+json"]') !== null);
    await onScreen(page).getByRole('article').first().getByRole('heading').click();
    await page.waitForURL(/\/product\//);
    await pageLoaded(page);
    const more = region(page, 'You May Also Like');
    await more.scrollIntoViewIfNeeded();
    const next = await more.getByRole('article').first().getByRole('heading').innerText();
    await more.getByRole('article').first().getByRole('link', { name: next, exact: true }).click();
    await onScreen(page).getByRole('heading', { level: 1, name: next }).waitFor();
    await page.goBack();
    await pageLoaded(page);
    for (const path of ['/', '/search?q=dal', '/cart', '/dashboard/profile', '/dashboard/storage'])
      await open(page, path);
    await dispatchSync(await workerTools(page, url), url, 'outbox');
    await page.getByRole('contentinfo').first().waitFor({ state: 'attached' });
  });
});
