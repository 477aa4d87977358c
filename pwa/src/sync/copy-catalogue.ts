import type {
  CatalogueChanges,
  CatalogueChangesQuery,
} from '@jhola/shared/contracts/catalogue-sync.contract';
import { copyOf, takeSlice } from '../store/catalogue-copy';
import type { ShopStore } from '../store/db';

/** Asks for one slice. */
export type AskChanges = (query: Partial<CatalogueChangesQuery>) => Promise<CatalogueChanges>;

interface CopyOptions {
  /** Asked between slices; true leaves the rest for another time. */
  readonly stop?: () => boolean;
}

/**
 * Brings the device's copy of the catalogue up to date, slice by slice: the whole of it at first, later what changed.
 * Left in the middle (no network, page closed) it goes on there.
 * @returns how many products came
 * @throws whatever `ask` throws; what was taken until then stays
 */
export async function copyCatalogue(
  store: ShopStore,
  ask: AskChanges,
  { stop = () => false }: CopyOptions = {},
): Promise<number> {
  let came = 0;
  let copy = await copyOf(store);
  do {
    const since = copy?.since ?? 0;
    const changes = await ask({
      since,
      ...(copy ? { epoch: copy.epoch } : {}),
      ...(copy?.cursor ? { cursor: copy.cursor } : {}),
    });
    await takeSlice(store, changes, since, Date.now());
    came += changes.products.length;
    copy = await copyOf(store);
  } while (copy?.cursor && !stop());
  return came;
}
