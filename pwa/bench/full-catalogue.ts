import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { SubcategoryListAnswer, subcategoryPaths } from '@jhola/shared/contracts/subcategory.contract';
import { listingPath } from '@jhola/shared/domain/slugs/paths';
import { type Shop, startDemoShop } from '@jhola/test-doubles/shop/start-shop';
import type { Locator } from 'playwright-core';
import { root, temporaryFolder } from '../e2e/harness/paths';

const run = promisify(execFile);

/** A shop all of whose products stand in one subcategory. */
interface OneSubcategory extends Shop {
  /** Where its listing is. */
  readonly path: string;
}

/** Opens such a shop; its products are imported. */
export async function shopOfOneSubcategory(products: number): Promise<OneSubcategory> {
  const folder = temporaryFolder('one-subcategory');
  const file = path.join(folder, 'products.csv');
  const rows = Array.from(
    { length: products },
    (_, index) => `Notebook ${index},${10 + ((index * 7919) % 5000)},${index % 10},Everything,All of it`,
  );
  await writeFile(file, ['name,price,stock,category,subcategory', ...rows].join('\n'));
  const env = { DATA_DIR: path.join(folder, 'data'), DEMO_CATALOGUE: 'off' };
  const columns = ['name', 'price', 'stock', 'category', 'subcategory'];
  const flags = columns.flatMap((column) => ['--column', `${column}=${column}`]);
  const command = path.join(root, 'api', 'dist', 'shop', 'import-catalogue.js');
  await run(process.execPath, [command, file, ...flags], { env: { ...process.env, ...env } });
  const shop = await startDemoShop(0, env);
  return {
    ...shop,
    path: await onlyListing(shop.url),
    async stop() {
      const code = await shop.stop();
      await rm(folder, { recursive: true, force: true });
      return code;
    },
  };
}

async function onlyListing(shopUrl: string): Promise<string> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(shopUrl + subcategoryPaths.get, { method: 'POST', headers, body: '{}' });
  const [subcategory] = SubcategoryListAnswer.parse(await answer.json()).data;
  const [category] = subcategory?.category ?? [];
  if (!subcategory || !category) throw new Error('Nothing was imported.');
  return listingPath(category, subcategory);
}

/**
 * Gives a field above the listing another value.
 * @returns how long it took until the list that follows from it was painted, in milliseconds
 */
export function toPaint(field: Locator, value: string): Promise<number> {
  return field.evaluate((element, value) => {
    const shown = () =>
      [...document.querySelectorAll('.ion-page:not(.ion-page-hidden) article')]
        .map((card) => card.getAttribute('aria-label'))
        .join();
    const before = shown();
    const { prototype } = element instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
    const start = performance.now();
    // As React's own fields take it: by the setter of the element, with an event.
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
    element.dispatchEvent(new Event('change', { bubbles: true }));
    return new Promise<number>((resolve) => {
      const check = () => {
        if (shown() === before) requestAnimationFrame(check);
        // It is painted with this frame, and that is over with the next task.
        else setTimeout(() => resolve(performance.now() - start));
      };
      requestAnimationFrame(check);
    });
  }, value);
}
