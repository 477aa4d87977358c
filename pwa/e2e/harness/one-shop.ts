import type { TestProject } from 'vitest/node';
import { startShop } from './shop';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the shop that all files share. Tests make shoppers of their own; who empties shelves starts a shop of its own. */
    readonly shopUrl: string;
  }
}

/** Opens one shop for all test files: `inject('shopUrl')`. SHOP_URL names one that is open already. */
export default async function openOneShop(project: TestProject): Promise<() => Promise<void>> {
  const open = process.env.SHOP_URL;
  if (open) {
    project.provide('shopUrl', open);
    return async () => {};
  }
  const shop = await startShop(600);
  project.provide('shopUrl', shop.url);
  return async () => {
    await shop.stop();
  };
}
