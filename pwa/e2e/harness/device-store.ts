import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A row of the device's store, past the app; `undefined` when there is none, or no such table yet. */
export function storedRow<Row>(page: Page, table: string, key: string): Promise<Row | undefined> {
  return page.evaluate(
    ([table, key]) =>
      new Promise<unknown>((resolve, reject) => {
        const opening = indexedDB.open('jhola');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains(table)) {
            database.close();
            return resolve(undefined);
          }
          const reading = database.transaction(table).objectStore(table).get(key);
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            database.close();
            resolve(reading.result);
          };
        };
      }),
    [table, key] as const,
  ) as Promise<Row | undefined>;
}

/** Whether there is such a row. It is not read: the index alone is a megabyte, and a page that is measured would read it. */
function isStored(page: Page, table: string, key: string): Promise<boolean> {
  return page.evaluate(
    ([table, key]) =>
      new Promise<boolean>((resolve, reject) => {
        const opening = indexedDB.open('jhola');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const counting = database.transaction(table).objectStore(table).count(key);
          counting.onerror = () => reject(counting.error);
          counting.onsuccess = () => {
            database.close();
            resolve(counting.result > 0);
          };
        };
      }),
    [table, key] as const,
  );
}

/** How far a device's copy of the catalogue is. */
interface Copy {
  readonly since: number;
  readonly whole: boolean;
}

/**
 * Waits until the device has the whole catalogue and has written its search index.
 * @param after the revision that the copy must have passed
 * @returns the revision it is at
 */
export async function wholeCopy(page: Page, after = 0): Promise<number> {
  let since = 0;
  const far = async () => {
    const copy = await storedRow<Copy>(page, 'catalogueCopy', 'copy');
    since = copy?.whole ? copy.since : 0;
    return since > after;
  };
  // rarely: a copy takes seconds, and each look opens the store
  await expect.poll(far, { timeout: 60_000, interval: 250 }).toBe(true);
  const indexed = () => isStored(page, 'searchIndex', 'products');
  await expect.poll(indexed, { timeout: 60_000, interval: 250 }).toBe(true);
  return since;
}

/** Puts a row into the device's store, past the app. */
export function storeRow(page: Page, table: string, row: object): Promise<void> {
  return page.evaluate(
    ([table, row]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('jhola');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const writing = database.transaction(table, 'readwrite');
          writing.objectStore(table).put(row);
          writing.onerror = () => reject(writing.error);
          writing.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    [table, row] as const,
  );
}
