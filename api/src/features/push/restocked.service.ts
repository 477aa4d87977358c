import { Injectable, Logger, OnApplicationBootstrap, OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Events } from '../../platform/events/events.service.js';
import { ProductsForSale } from '../catalogue/stock/products-for-sale.service.js';
import type { ForSale } from '../catalogue/stock/stock-line.js';
import { productDeleted } from '../catalogue/structure/catalogue-events.js';
import { CatalogueFeed } from '../catalogue/structure/catalogue-feed.service.js';
import { orderMoved } from '../orders/order-events.js';
import type { StockWaitRecord } from './models/stock-wait.model.js';
import { PushOutbox } from './push-outbox.service.js';
import { PushSubscriptions } from './push-subscriptions.service.js';
import { StockWaits } from './stock-waits.service.js';

/** How often all waits are checked, for stock that came in another way, e.g. by another process. */
const SWEEP_MS = 60_000;
const BATCH_SIZE = 200;

/** Notifies users, once, when a product they wait for is back in stock. */
@Injectable()
export class Restocked implements OnModuleInit, OnApplicationBootstrap {
  private readonly log = new Logger('Push');
  private readonly sweeps = new Set<Promise<void>>();
  private sweeping: NodeJS.Timeout | undefined;

  constructor(
    private readonly waits: StockWaits,
    private readonly products: ProductsForSale,
    private readonly subscriptions: PushSubscriptions,
    private readonly outbox: PushOutbox,
    private readonly events: Events,
    private readonly feed: CatalogueFeed,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.events.on(orderMoved, async ({ stage, productIds }) => {
      if (stage === 'CANCELLED') await this.notifyWaiting(productIds);
    });
    this.events.on(productDeleted, ({ productId }) => this.waits.removeProduct(productId));
    this.feed.onChange(({ products }) => {
      // The first notification is the whole catalogue; the first sweep covers that.
      if (this.sweeping) this.sweep(products.map(({ _id }) => _id.toHexString()));
    });
  }

  onApplicationBootstrap(): void {
    this.database.beforeClosing(async () => {
      clearInterval(this.sweeping);
      await Promise.all(this.sweeps);
    });
    this.sweeping = setInterval(() => this.sweep(), SWEEP_MS).unref();
    this.sweep();
  }

  private sweep(productIds?: readonly string[]): void {
    const sweep = this.notifyWaiting(productIds)
      .catch((err: unknown) =>
        this.log.warn({ err }, 'Waits could not be checked; the next sweep tries again'),
      )
      .finally(() => this.sweeps.delete(sweep));
    this.sweeps.add(sweep);
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
