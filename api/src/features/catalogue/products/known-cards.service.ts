import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { Injectable, OnModuleInit } from '@nestjs/common';
import { ResponseCache } from '#platform/answers/response-cache.js';
import { ShopConfig } from '#platform/config/shop-config.js';
import { KeptModels } from '../kept-models/kept-models.service.js';
import { PackedTexts } from '../packed-texts/packed-texts.service.js';
import { productIdsIn, productTag, stampedIdsIn } from '../structure/answer-tags.js';
import { type CardBytes, cardTexts } from './card-bytes.js';
import { CardTable } from './card-table.js';
import { CARDS_VERSION } from './cards-version.js';
import { readCards, type WrittenCards, writtenCards } from './written-cards.js';

/** Room for the cards of a hundred thousand products. */
const MAX_BYTES = 64 * 1024 * 1024;
/** How many are written and read at a time: few enough that others are answered in between. */
const PIECE = 500;

/**
 * How old a card may be where other processes write, too: as it is stored; or as everybody's answers are that are cached until they are
 * dropped (KeptBesideOthers), less than a second.
 */
export type CardAge = 'new' | 'recent';

/**
 * Cards that were read, as they are sent: a page of a list that nobody asked for before reads only those that no other list has shown. They
 * are kept on disk with the other models of the catalogue, for the next start.
 */
@Injectable()
export class KnownCards implements OnModuleInit {
  private readonly cards: CardTable;
  /** The ids of those that are being read, for each who reads; a change meanwhile takes its own out. */
  private readonly reading = new Set<Set<string>>();

  constructor(
    private readonly config: ShopConfig,
    private readonly answers: ResponseCache,
    private readonly kept: KeptModels,
    texts: PackedTexts,
  ) {
    const columns = { ids: texts.idColumn(), own: texts.sentColumn(), shared: texts.sentColumn() };
    this.cards = new CardTable(columns, MAX_BYTES);
  }

  onModuleInit(): void {
    this.answers.onDrop((tags) => {
      this.forget(productIdsIn(tags));
      this.forgetOld(stampedIdsIn(tags));
    });
    this.kept.add({
      name: 'cards',
      version: CARDS_VERSION,
      pieces: () => writtenCards(this.cards.all(), PIECE),
      take: (piece) => this.takeOld(piece as WrittenCards),
      clear: () => this.cards.clear(),
    });
  }

  /** Whether there is room for more cards. */
  get hasRoom(): boolean {
    return !this.cards.isFull;
  }

  /** Those of some ids whose cards are not known. */
  unknown(ids: readonly string[]): string[] {
    return ids.filter((id) => !this.cards.has(id));
  }

  /**
   * The cards of some ids, in the same order; those that are not known by one call of `read`.
   * @param age what is known may be older where others write
   * @param read answers the cards it finds, in any order
   */
  async of(
    ids: readonly string[],
    age: CardAge,
    read: (ids: readonly string[]) => Promise<readonly ProductSummary[]>,
  ): Promise<(CardBytes | undefined)[]> {
    const isCurrent = this.config.isSoleWriter || age === 'recent';
    const found = ids.map((id) => (isCurrent ? this.cards.get(id) : undefined));
    if (!found.includes(undefined)) return found;
    const cards = await this.readUnchanged(new Set(ids.filter((_, at) => !found[at])), read);
    return ids.map((id, at) => found[at] ?? cards.get(id));
  }

  private async readUnchanged(
    ids: Set<string>,
    read: (ids: readonly string[]) => Promise<readonly ProductSummary[]>,
  ): Promise<ReadonlyMap<string, CardBytes>> {
    const unchanged = new Set(ids);
    this.reading.add(unchanged);
    try {
      const cards = new Map<string, CardBytes>();
      for (const card of await read([...ids])) {
        const texts = cardTexts(card);
        if (unchanged.has(card._id)) this.cards.set(card._id, texts);
        cards.set(card._id, [Buffer.from(texts[0]), Buffer.from(texts[1])]);
      }
      return cards;
    } finally {
      this.reading.delete(unchanged);
    }
  }

  private forget(ids: readonly string[]): void {
    for (const id of ids) {
      this.cards.delete(id);
      for (const some of this.reading) some.delete(id);
    }
  }

  /** Takes in what an earlier run of the shop has written. */
  private takeOld(piece: WrittenCards): void {
    for (const [id, texts] of readCards(piece))
      if (!this.cards.has(id) && !this.cards.isFull) this.cards.set(id, texts, { isOld: true });
  }

  /** The sale may have been before the start, after the card was written: whoever sold it then has dropped nothing here. */
  private forgetOld(ids: readonly string[]): void {
    const old = ids.filter((id) => this.cards.isOld(id));
    if (old.length > 0) this.answers.drop(old.map(productTag));
  }
}
