import type { Page } from 'playwright-core';

/** Everything a browser keeps for the shop, as text: databases, caches with what they hold, both storages, cookies. */
export async function everythingKept(page: Page): Promise<string> {
  const inPage = await page.evaluate(async () => {
    const answered = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name } of await indexedDB.databases()) {
      const database = await answered(indexedDB.open(name ?? ''));
      for (const table of database.objectStoreNames)
        kept.push([name, table, await answered(database.transaction(table).objectStore(table).getAll())]);
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const isText = /text|json|javascript/.test(answer?.headers.get('content-type') ?? '');
        kept.push([name, request.url, isText ? await answer?.text() : '']);
      }
    }
    return JSON.stringify(kept);
  });
  return inPage + JSON.stringify(await page.context().cookies());
}

/** How many rows the shop's store has in each of some tables. */
export function rowsKept(page: Page, tables: readonly string[]): Promise<Record<string, number>> {
  return page.evaluate(async (names) => {
    const answered = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await answered(indexedDB.open('jhola'));
    const counts: Record<string, number> = {};
    for (const table of names)
      counts[table] = await answered(database.transaction(table).objectStore(table).count());
    database.close();
    return counts;
  }, tables);
}
