import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The page on screen; earlier ones are kept behind it, or, where one went back to them, before it. */
export const onScreen = (page: Page): Locator =>
  page.locator('.ion-page:not(.ion-page-hidden):has(> [data-scroll-area])').last();

/**
 * Opens an address and waits until its page says what it is and nothing of it is a placeholder any more.
 * @param address below the shop's
 */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await pageLoaded(page);
}

/** Waits until the page on screen has its heading and shows no placeholder near what can be seen. */
export async function pageLoaded(page: Page): Promise<void> {
  await onScreen(page).getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(
    () => {
      const onPage = document.querySelectorAll('.ion-page:not(.ion-page-hidden) [class*="skeleton"]');
      return [...onPage].every((place) => {
        const { top, bottom, width } = place.getBoundingClientRect();
        return width === 0 || bottom < 0 || top > window.innerHeight;
      });
    },
    undefined,
    // not at every frame: pages that load have enough to do
    { polling: 50 },
  );
}

/** Waits until the page that was left is put away: while pages change both are there. */
export async function onePage(page: Page): Promise<void> {
  const besideTheLast = async () => (await page.evaluate(pagesInSight)).slice(0, -1);
  await expect.poll(besideTheLast, { message: `pages beside the last, on ${page.url()}` }).toEqual([]);
}

/** The titles and classes of the pages that are not put away. */
const pagesInSight = (): string[] =>
  [...document.querySelectorAll('.ion-page:not(.ion-page-hidden) > [data-scroll-area]')].map(
    (each) => `${each.querySelector('h1')?.textContent}: ${each.parentElement?.className}`,
  );

/** Waits until the page on screen has this title. */
export const titled = (page: Page, title: string | RegExp): Promise<void> =>
  onScreen(page).getByRole('heading', { level: 1, name: title }).waitFor();
