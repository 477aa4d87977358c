import type { Table } from 'dexie';
import { signedInUser } from '../api/tokens';
import type { ShopStore } from '../db/db';
import { openStore } from '../db/open-store';
import { whileOwned, writesTo } from '../db/owner';

/**
 * Brings rows of the signed-in shopper into the store, unless the store belongs to another user by then.
 * @param ask asks the API in the name of whoever is signed in now
 * @param tables what `write` touches
 * @param write puts the answer into the store
 * @throws what `ask` throws
 */
export async function fetchOwn<Answer>(
  ask: () => Promise<Answer>,
  tables: (store: ShopStore) => Table[],
  write: (store: ShopStore, answer: Answer) => Promise<unknown>,
): Promise<Answer> {
  // A call reads its token when it starts: the answer is this user's.
  const owner = signedInUser();
  const [answer, store] = await Promise.all([ask(), openStore()]);
  await whileOwned(store, owner, tables(store), () => write(store, answer));
  return answer;
}

/**
 * As {@link fetchOwn}, of rows that take the place of those the store has. Where some of them were written while the answer was on its way
 * it may be older than these: they are asked for anew.
 */
export async function fetchOwnRows<Answer>(
  ask: () => Promise<Answer>,
  tables: (store: ShopStore) => Table[],
  replace: (store: ShopStore, answer: Answer) => Promise<unknown>,
): Promise<Answer> {
  const all = tables(await openStore());
  const before = writesTo(all);
  let isOlder = false;
  const answer = await fetchOwn(ask, tables, async (store, rows) => {
    isOlder = writesTo(all) !== before;
    if (!isOlder) await replace(store, rows);
  });
  return isOlder ? fetchOwnRows(ask, tables, replace) : answer;
}
