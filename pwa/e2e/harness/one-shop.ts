import { startDemoShop as startShop } from '@jhola/test-doubles/shop/start-shop';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the shop that all files share. Tests make shoppers of their own; a test that sells out or deletes products starts a shop of its own. */
    readonly shopUrl: string;
  }
}

/**
 * Opens one shop for all test files: `inject('shopUrl')`. SHOP_URL names a shop that is open already.
 */
export default async function openOneShop(project: TestProject): Promise<() => Promise<void>> {
  const open = process.env.SHOP_URL;
  const shop = open ? undefined : await startShop(600);
  project.provide('shopUrl', open ?? shop?.url ?? '');
  return async () => {
    await shop?.stop();
  };
}
