import { Injectable, Logger, OnApplicationBootstrap } from '@nestjs/common';
import { ShopConfig } from '#platform/config/shop-config.js';
import { Database } from '#platform/database/database.js';
import { CatalogueFeed } from '../structure/catalogue-feed.service.js';
import { FilterableProducts } from './filterable-products.service.js';
import { ProductCards } from './product-cards.service.js';

/** How many cards are read at a time: few enough that visitors are answered in between. */
const PIECE = 50;
/** How many there are room for beside those that visitors ask for (KnownCards). */
const MOST = 10_000;

/** Reads the cards of the newest products once the shop is open: the first visitor of a listing need not wait for them. */
@Injectable()
export class FirstCards implements OnApplicationBootstrap {
  private readonly log = new Logger('FirstCards');
  private closes = false;

  constructor(
    private readonly feed: CatalogueFeed,
    private readonly filterable: FilterableProducts,
    private readonly cards: ProductCards,
    private readonly config: ShopConfig,
    private readonly database: Database,
  ) {}

  onApplicationBootstrap(): void {
    // Beside other processes cards are not kept.
    if (!this.config.isSoleWriter) return;
    const reading = this.read().catch((err: unknown) => {
      if (!this.closes)
        this.log.error({ err, msg: 'Cards could not be read ahead; they are read when they are asked for' });
    });
    this.database.beforeClosing(async () => {
      this.closes = true;
      await reading;
    });
  }

  private async read(): Promise<void> {
    await this.feed.loaded();
    const ids = this.newest();
    for (let at = 0; at < ids.length && !this.closes; at += PIECE)
      await this.cards.summaries(ids.slice(at, at + PIECE));
  }

  private newest(): string[] {
    const list = this.filterable.inLists({});
    return list
      ? Array.from({ length: Math.min(list.length, MOST) }, (_, at) => list.at(at).product._id)
      : [];
  }
}
