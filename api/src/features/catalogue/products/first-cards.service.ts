import { setTimeout as rest } from 'node:timers/promises';
import { Injectable, OnModuleInit } from '@nestjs/common';
import { Database } from '#platform/database/database.js';
import { Jobs } from '#platform/jobs/jobs.service.js';
import { CatalogueFeed } from '../structure/catalogue-feed.service.js';
import { FilterableProducts } from './filterable-products.service.js';
import { KnownCards } from './known-cards.service.js';
import { ProductCards } from './product-cards.service.js';

/** How many cards are read at a time: few enough that visitors are answered in between. */
const PIECE = 50;
/** How often it is looked for those that were added or have changed since, and that nobody has asked for. */
const EVERY_MS = 60 * 60 * 1000;

/** Reads the cards of the newest products, as many as are kept, once the shop is open: the first visitor of a listing need not wait for them. */
@Injectable()
export class FirstCards implements OnModuleInit {
  private closes = false;

  constructor(
    private readonly feed: CatalogueFeed,
    private readonly filterable: FilterableProducts,
    private readonly known: KnownCards,
    private readonly cards: ProductCards,
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.repeat({ name: 'cards', everyMs: EVERY_MS, work: () => this.read() });
    this.database.beforeClosing(async () => {
      this.closes = true;
    });
  }

  private async read(): Promise<void> {
    if (!this.known.hasRoom) return;
    await this.feed.loaded();
    let count = 0;
    for (let at = 0; this.known.hasRoom && !this.closes; at += PIECE) {
      const ids = this.newest(at);
      if (ids.length === 0) break;
      const unknown = this.known.unknown(ids);
      const from = performance.now();
      await this.cards.sent(unknown, 'recent');
      count += unknown.length;
      // Half of a processor at most: a large shop has visitors before all are read.
      await rest(performance.now() - from);
    }
    if (!this.closes) this.feed.keepSoon(count);
  }

  /** The ids of some products, after `skip` newer ones; products may come and go between two calls. */
  private newest(skip: number): string[] {
    const list = this.filterable.inLists({});
    const ids: string[] = [];
    for (let at = skip; list && at < list.length && at < skip + PIECE; at++)
      ids.push(list.at(at).product._id);
    return ids;
  }
}
