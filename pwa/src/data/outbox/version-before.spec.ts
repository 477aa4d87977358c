import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ShopStore } from '../db/db';
import { pendingChanges } from './outbox';

interface KeptTable {
  readonly keyPath: string;
  readonly autoIncrement: boolean;
  readonly indexes: readonly {
    readonly name: string;
    readonly keyPath: string | string[];
    readonly multiEntry: boolean;
    readonly unique: boolean;
  }[];
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/**
 * A phone's store as version 0.1 of 22 November 2026 left it (the categories cut short): signed in, an order, a cart line and
 * a wish that the server has, and one of each that were made offline and wait to be sent.
 */
const kept = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'version-before', 'store.json'), 'utf8'),
) as { readonly version: number; readonly tables: Readonly<Record<string, KeptTable>> };

/** Makes that store in this browser, as IndexedDB alone, without the shop's own code. */
async function makeStore(name: string): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(name, kept.version);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => resolve(opening.result);
    opening.onupgradeneeded = () => {
      for (const [table, { keyPath, autoIncrement, indexes, rows }] of Object.entries(kept.tables)) {
        const made = opening.result.createObjectStore(table, { keyPath, autoIncrement });
        for (const index of indexes) made.createIndex(index.name, index.keyPath, index);
        for (const row of rows) made.put(row);
      }
    };
  });
  database.close();
}

const rowsOf = (table: string) => kept.tables[table]?.rows ?? [];

it('a store of the version before opens with its orders, cart, wishlist and waiting changes', async () => {
  await makeStore('version-before');
  const store = new ShopStore('version-before');
  await store.open();
  for (const table of store.privateTables) {
    const rows = await table.toArray();
    expect(rows, table.name).toEqual(rowsOf(table.name));
  }
  expect(rowsOf('cartLines')).toHaveLength(2);
  expect(rowsOf('wishlist')).toHaveLength(2);
  expect((await pendingChanges(store, ['cart.line', 'wishlist'])).map(({ target }) => target)).toEqual(
    rowsOf('outbox').map(({ target }) => target),
  );
  expect(await store.products.count()).toBe(3);
  expect(await store.categories.count()).toBe(rowsOf('categories').length);
  store.close();
});
