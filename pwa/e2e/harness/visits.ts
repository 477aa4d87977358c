import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openChromium } from './chromium';
import { failurePicture } from './paths';
import { type Screen, screens } from './screens';
import { gatherTroubles } from './troubles';

/** How many times slower than this machine each page computes, so that races of tests with pages show (docs/testing.md). */
const TIMES_SLOWER = Number(process.env.CHROMIUM_SLOWER ?? 1);

/** How long a page may take to show what is waited for. */
const PATIENCE_MS = 15_000 * TIMES_SLOWER;

/**
 * Opens a visitor's fresh browser profile on a shop.
 * @param url the shop's address
 */
export type Visit = (url: string, screen: Screen) => Promise<Page>;

/**
 * A Vitest `it` with `visit`, as on a first visit: the shop's service worker, which fetches the whole shop behind the page, is
 * left out ({@link itWithWorker} has it). Profiles close after the test, which fails when a page had an error; each open page of a
 * failed test leaves a picture in `.tmp/failed`.
 */
export const it = test.extend<{
  browser: Browser;
  serviceWorkers: 'allow' | 'block';
  mayHappen: RegExp | undefined;
  visit: Visit;
}>({
  serviceWorkers: 'block',
  mayHappen: undefined,
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from this pattern
    async ({}, use) => {
      const browser = await openChromium('shell');
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ browser, serviceWorkers, mayHappen, task }, use) => {
    const visits: { page: Page; troubles: readonly string[] }[] = [];
    await use(async (url, screen) => {
      const context = await browser.newContext({
        baseURL: url,
        ...screens[screen],
        locale: 'en-IN',
        reducedMotion: 'reduce',
        serviceWorkers,
      });
      context.setDefaultTimeout(PATIENCE_MS);
      const troubles = gatherTroubles(context);
      const page = await context.newPage();
      if (TIMES_SLOWER > 1) {
        const session = await context.newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER });
      }
      visits.push({ page, troubles });
      return page;
    });
    const troubles = visits.flatMap((visit) => visit.troubles).filter((words) => !mayHappen?.test(words));
    const failed = task.result?.state === 'fail' || troubles.length > 0;
    for (const [index, { page }] of visits.entries()) {
      if (failed)
        await page.screenshot({ path: failurePicture(`${task.name} ${index + 1}`), fullPage: true });
      await page.context().close();
    }
    expect(troubles).toEqual([]);
  },
});

/** As {@link it}, where the shop goes away before all of its code was fetched: browsers report each file that they miss. */
export const itWithoutCode = it.extend({
  mayHappen: /ERR_FAILED|Failed to fetch dynamically imported module/,
});

/** As {@link it}, with the shop's service worker: for what happens offline, in the background and between versions. */
export const itWithWorker = it.extend({ serviceWorkers: 'allow' });

/** As {@link itWithWorker}, in a whole Chromium: for notifications and background sync, which its lighter shell does not have. */
export const itInWholeBrowser = itWithWorker.extend({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from this pattern
    async ({}, use) => {
      const browser = await openChromium('whole');
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});
