import { oneAtATime } from '../api-client/one-at-a-time';
import type { ShopStore } from '../store/db';
import { pendingChanges } from '../store/outbox';
import type { Collection, OutboxKind } from './outbox-kind';
import { collections, outboxKinds } from './outbox-kinds';

interface World {
  readonly kinds: Readonly<Record<string, OutboxKind<unknown>>>;
  readonly collections: Readonly<Record<string, Collection<unknown>>>;
}

/**
 * Runs `work` while a collection is not being settled, so that no answer from before a change is written after it.
 * @param name the collection
 */
export function betweenSettlings<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return oneAtATime(`settle:${name}`, work);
}

/**
 * Replaces a collection's rows by the server's and puts the changes that still wait on top, in one transaction.
 * Two settlings of one collection never overlap, so that an older answer cannot overwrite a newer one.
 * @throws ApiError when the server cannot be asked; the rows stay as they are
 */
export function settle(
  store: ShopStore,
  name: string,
  world: World = { kinds: outboxKinds, collections },
): Promise<void> {
  return betweenSettlings(name, async () => {
    const rows = world.collections[name];
    if (!rows) throw new Error(`There is no collection ${name}`);
    const truth = await rows.fetch();
    const kinds = Object.keys(world.kinds).filter((kind) => world.kinds[kind]?.collection === name);
    await store.transaction('rw', [...rows.tables(store), store.outbox], async () => {
      await rows.write(store, truth);
      for (const change of await pendingChanges(store, kinds)) await rows.replay(store, change);
    });
  });
}
