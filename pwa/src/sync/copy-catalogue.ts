import type {
  CatalogueChanges,
  CatalogueChangesQuery,
} from '@jhola/shared/contracts/catalogue-sync.contract';
import { copyOf, takeSlice } from '../store/catalogue-copy';
import type { ShopStore } from '../store/db';

/** Asks for one slice. */
export type AskChanges = (query: Partial<CatalogueChangesQuery>) => Promise<CatalogueChanges>;

/**
 * Brings the device's copy of the catalogue up to date, slice by slice: the whole of it at first, later what changed.
 * Left in the middle (no network, page closed) it goes on there.
 * @param signal ends it after the slice that is under way
 * @throws whatever `ask` throws; what was taken until then stays
 */
export async function copyCatalogue(store: ShopStore, ask: AskChanges, signal?: AbortSignal): Promise<void> {
  let copy = await copyOf(store);
  do {
    const since = copy?.since ?? 0;
    const changes = await ask({
      since,
      ...(copy ? { epoch: copy.epoch } : {}),
      ...(copy?.cursor ? { cursor: copy.cursor } : {}),
    });
    copy = await takeSlice(store, changes, since, Date.now());
  } while (copy.cursor && !signal?.aborted);
}
