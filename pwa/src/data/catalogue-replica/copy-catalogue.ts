import type {
  CatalogueChanges,
  CatalogueChangesQuery,
} from '@jhola/shared/contracts/catalogue-sync.contract';
import type { ShopStore } from '../db/db';
import { COPY_BUDGET, type CopyBudget, copyOf, restartIfItFits, takeSlice } from './catalogue-copy';

/** Asks for one slice. */
export type AskChanges = (query: Partial<CatalogueChangesQuery>) => Promise<CatalogueChanges>;

/**
 * Brings the device's copy of the catalogue up to date, slice by slice: the whole of it at first, later what changed.
 * An interrupted copy (no network, page closed) continues where it stopped; one that the budget cut short starts over once there is room.
 * @param signal ends it after the slice that is under way
 * @throws what `ask` throws; the slices written until then stay
 */
export async function copyCatalogue(
  store: ShopStore,
  ask: AskChanges,
  signal?: AbortSignal,
  budget: CopyBudget = COPY_BUDGET,
): Promise<void> {
  let copy = await copyOf(store);
  if (copy) copy = await restartIfItFits(store, copy, budget);
  let newest: number;
  do {
    const since = copy?.since ?? 0;
    const changes = await ask({
      since,
      ...(copy ? { epoch: copy.epoch } : {}),
      ...(copy?.cursor ? { cursor: copy.cursor } : {}),
    });
    copy = await takeSlice(store, changes, since, Date.now(), budget);
    newest = changes.revision;
    // taken anew it is at the revision of before
  } while ((copy.cursor || copy.since < newest) && !signal?.aborted);
}
