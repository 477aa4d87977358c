import type { TestProject } from 'vitest/node';
import { openSharedChromium } from './chromium';
import { startShop } from './shop';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the shop that all files share. Tests make shoppers of their own; who empties shelves starts a shop of its own. */
    readonly shopUrl: string;
    /** Where the Chromium that all files share is reached; each test has profiles of its own in it. */
    readonly browserEndpoint: string;
  }
}

/**
 * Opens one shop and one Chromium for all test files: `inject('shopUrl')`, `inject('browserEndpoint')`. SHOP_URL names a
 * shop that is open already.
 */
export default async function openOneShop(project: TestProject): Promise<() => Promise<void>> {
  const open = process.env.SHOP_URL;
  const shop = open ? undefined : await startShop(600);
  project.provide('shopUrl', open ?? shop?.url ?? '');
  const browser = await openSharedChromium();
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await shop?.stop();
  };
}
