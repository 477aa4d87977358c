import '#zod-without-eval.ts';
import type { ProductFilters } from '@jhola/shared/contracts/product-filters.contract';
import { NO_FILTERS } from '@jhola/shared/domain/filters/filters-in-query';
import { expose } from 'comlink';
import { ShopStore } from '#data/db/db.ts';
import { copyOf } from '../catalogue-copy';
import { copy, stopCopying } from './copy';
import { DeviceIndex } from './device-index';
import { deviceSearch } from './device-search';
import { deviceSuggestions } from './device-suggestions';

// Keeps the device's copy of the catalogue and searches it beside the page, which stays free for the shopper.
const store = new ShopStore();
const index = new DeviceIndex(store);

const work = {
  /**
   * Brings the copy of the catalogue up to date, and the search index after it.
   * @param asked whether the shopper asks for it: then another tab that is at it is waited for
   */
  async copy(asked = false): Promise<void> {
    const before = await copyOf(store);
    try {
      await copy(store, asked);
    } finally {
      // also where it was left before its end
      if ((await copyOf(store))?.since !== before?.since) await index.open();
    }
  },

  /** Ends the copying after the slice that is under way, when asked to also what the shopper has asked for. */
  stopCopying,

  /** All products of this device that match and that filters leave, best first, and what else can be chosen; of '' all of them. */
  search: (text: string, filters: ProductFilters = NO_FILTERS) => deviceSearch(store, index, text, filters),

  /** What may have been meant by a text that finds nothing, and what others like. */
  nothingFound: (text: string) => index.nothingFound(text),

  /** A few products and listings of this device for what was typed so far. */
  suggest: (typed: string) => deviceSuggestions(store, index, typed),
};

/** What the page may ask of this worker (`inWorker`). */
export type CatalogueWork = typeof work;

expose(work);
