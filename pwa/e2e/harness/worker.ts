import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** All files of the shop are fetched behind the page, which has the way before them. */
const INSTALL_MS = 60_000;

/** Opens a page and waits until the service worker has everything and answers for the page. */
export async function openWithWorker(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // the worker waits for a sign of life
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
    timeout: INSTALL_MS,
    // not at every frame: it takes seconds
    polling: 100,
  });
}

/** Lets a page look for a newer version of the shop, and waits until one is ready to take over. */
export async function findNewVersion(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const waiting = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
  await expect.poll(waiting, { timeout: INSTALL_MS, interval: 200 }).toBe(true);
}

/** What the caches of the shop hold: the addresses, by the name of the cache. */
export function cachedAddresses(page: Page): Promise<Readonly<Record<string, readonly string[]>>> {
  return page.evaluate(async () => {
    const held: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      held[name] = requests.map(({ url }) => new URL(url).pathname);
    }
    return held;
  });
}
