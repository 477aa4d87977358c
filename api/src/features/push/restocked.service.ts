import { Injectable, OnModuleInit } from '@nestjs/common';
import { Events } from '#platform/events/events.service.js';
import { Jobs } from '#platform/jobs/jobs.service.js';
import { ProductsForSale } from '../catalogue/stock/products-for-sale.service.js';
import type { ForSale } from '../catalogue/stock/stock-line.js';
import { onProductsDeleted } from '../catalogue/structure/catalogue-events.js';
import { CatalogueFeed } from '../catalogue/structure/catalogue-feed.service.js';
import { orderItemsCancelled, orderMoved } from '../orders/order-events.js';
import type { StockWaitRecord } from './models/stock-wait.model.js';
import { PushOutbox } from './push-outbox.service.js';
import { PushSubscriptions } from './push-subscriptions.service.js';
import { StockWaits } from './stock-waits.service.js';

/** How often all waits are checked, for stock that came in another way, e.g. by another process. */
const SWEEP_MS = 60_000;
const BATCH_SIZE = 200;
/** How many products are asked for by their ids. */
const MAX_NAMED = 1000;

/** Notifies users, once, when a product they wait for is back in stock. */
@Injectable()
export class Restocked implements OnModuleInit {
  private changed = new Set<string>();

  constructor(
    private readonly waits: StockWaits,
    private readonly products: ProductsForSale,
    private readonly subscriptions: PushSubscriptions,
    private readonly outbox: PushOutbox,
    private readonly events: Events,
    private readonly feed: CatalogueFeed,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.events.on(orderMoved, async ({ stage, productIds }) => {
      if (stage === 'CANCELLED') await this.notifyWaiting(productIds);
    });
    this.events.on(orderItemsCancelled, ({ productIds }) => this.notifyWaiting(productIds));
    onProductsDeleted(this.events, (productIds) => this.waits.removeProducts(productIds));
    this.jobs.repeat({ name: 'stock-waits', everyMs: SWEEP_MS, work: () => this.notifyWaiting() });
    const changes = this.jobs.repeat({ name: 'restocked', work: () => this.notifyChanged() });
    this.feed.onChange(({ products }) => {
      for (const { _id } of products) this.changed.add(_id.toHexString());
      changes.wake();
    });
  }

  private async notifyChanged(): Promise<void> {
    const changed = [...this.changed];
    this.changed = new Set();
    // Of very many, as after a start or an import, all waits are read: they are far fewer.
    if (changed.length > 0) await this.notifyWaiting(changed.length > MAX_NAMED ? undefined : changed);
  }

  private async notifyWaiting(productIds?: readonly string[]): Promise<void> {
    const waits = await this.waits.for(productIds);
    for (let at = 0; at < waits.length; at += BATCH_SIZE)
      await this.notifyBatch(waits.slice(at, at + BATCH_SIZE));
  }

  private async notifyBatch(waits: readonly StockWaitRecord[]): Promise<void> {
    const sales = await this.products.forSale(
      waits.map(({ productId, variantId }) => ({
        productId: productId.toHexString(),
        ...(variantId && { variantId }),
      })),
    );
    const over: StockWaitRecord[] = [];
    for (const [at, sale] of sales.entries()) {
      const wait = waits[at];
      if (!wait || !sale.ok || sale.stock <= 0) continue;
      await this.notify(wait, sale);
      over.push(wait);
    }
    if (over.length > 0) await this.waits.end(over);
  }

  private async notify({ _id, userId }: StockWaitRecord, sale: ForSale): Promise<void> {
    const { productId, variantName } = sale;
    const name = variantName ? `${sale.name} (${variantName})` : sale.name;
    const devices = await this.subscriptions.ofUsers([userId.toHexString()]);
    await this.outbox.write({ kind: 'back-in-stock', productId, name }, devices, `:${_id.toHexString()}`);
  }
}
