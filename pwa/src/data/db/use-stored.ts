import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import type { ShopStore } from './db';
import { openStore } from './open-store';

/**
 * What a query finds in the store, kept up to date with every change of what it read. For pages that are loaded when
 * they are opened: dexie-react-hooks brings Dexie along immediately, which the first screen does without (see useLive).
 * @param query reads from the store and depends on nothing else
 * @returns `undefined` until the first answer
 * @throws in the render what opening the store or the query throws, for the page's error boundary
 */
export function useStored<Found>(query: (store: ShopStore) => Promise<Found>): Found | undefined {
  // Opened outside of the live query: what the query awaits before it reads, Dexie does not take for a part of it.
  const [store, setStore] = useState<ShopStore>();
  useEffect(() => {
    openStore().then(setStore, (error: unknown) =>
      setStore(() => {
        throw error;
      }),
    );
  }, []);
  return useLiveQuery(async () => store && query(store), [store]);
}
