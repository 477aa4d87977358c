import { catalogueSyncPaths } from '@jhola/shared/contracts/catalogue-sync.contract';
import type { Page } from 'playwright-core';

/**
 * Keeps the copy of the catalogue away: some seconds after the start it would show what a test says cannot be had. Call it
 * before the page is opened.
 */
export async function withoutCopy(page: Page): Promise<void> {
  await page.route(`**${catalogueSyncPaths.changes}?*`, (route) => route.abort('internetdisconnected'));
}
