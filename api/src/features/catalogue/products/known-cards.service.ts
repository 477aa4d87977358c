import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ResponseCache } from '#platform/answers/response-cache.js';
import { ShopConfig } from '#platform/config/shop-config.js';
import { productIdsIn } from '../structure/answer-tags.js';

const MAX_BYTES = 24 * 1024 * 1024;
/** What an object of a card's fields and lists takes beside its own texts, in bytes, about. */
const CARD_BYTES = 700;

/**
 * Cards that were read, as long as this process sees every change: a page of a list that nobody asked for before
 * reads only the cards that no other list has shown.
 */
@Injectable()
export class KnownCards {
  private readonly cards = new LRUCache<string, ProductSummary>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ name, image }) => CARD_BYTES + 2 * name.length + image.join('').length,
  });
  /** The ids of those that are being read, for each who reads; a change meanwhile takes its own out. */
  private readonly reading = new Set<Set<string>>();

  constructor(
    private readonly config: ShopConfig,
    answers: ResponseCache,
  ) {
    answers.onDrop((tags) => this.forget(tags));
  }

  /**
   * Cards by their ids, those that are not known by one call of `read`.
   * @param read answers the cards it finds, in any order
   */
  async of(
    ids: readonly string[],
    read: (ids: readonly string[]) => Promise<readonly ProductSummary[]>,
  ): Promise<ReadonlyMap<string, ProductSummary>> {
    const found = new Map<string, ProductSummary>();
    const unknown = new Set<string>();
    for (const id of ids) {
      const card = this.cards.get(id);
      if (card) found.set(id, card);
      else unknown.add(id);
    }
    if (unknown.size > 0)
      for (const card of await this.readUnchanged(unknown, read)) found.set(card._id, card);
    return found;
  }

  private async readUnchanged(
    ids: Set<string>,
    read: (ids: readonly string[]) => Promise<readonly ProductSummary[]>,
  ): Promise<readonly ProductSummary[]> {
    const unchanged = new Set(ids);
    this.reading.add(unchanged);
    try {
      const cards = await read([...ids]);
      if (this.config.isSoleWriter)
        for (const card of cards) if (unchanged.has(card._id)) this.cards.set(card._id, card);
      return cards;
    } finally {
      this.reading.delete(unchanged);
    }
  }

  private forget(tags: readonly string[]): void {
    for (const id of productIdsIn(tags)) {
      this.cards.delete(id);
      for (const ids of this.reading) ids.delete(id);
    }
  }
}
