import '#zod-without-eval.ts';
import { keepTokensIn } from '../api/token-keeper';
import { ShopStore } from '../db/db';
import { workerTokenKeeper } from '../db/token-copy';

let opened: { readonly store: ShopStore; users: number } | undefined;

/**
 * Lets the service worker do something with the store, in the name of the signed-in user. It is open for that alone: an
 * open store would keep a page of a later version from its own.
 */
export async function withWorkerStore<Result>(work: (store: ShopStore) => Promise<Result>): Promise<Result> {
  opened ??= { store: new ShopStore(), users: 0 };
  const mine = opened;
  mine.users += 1;
  keepTokensIn(workerTokenKeeper(mine.store));
  try {
    return await work(mine.store);
  } finally {
    mine.users -= 1;
    if (mine.users === 0) {
      opened = undefined;
      mine.store.close();
    }
  }
}
