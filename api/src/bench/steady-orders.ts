import { randomUUID } from 'node:crypto';
import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import { orderBody } from './checkout-scenarios.js';
import type { Prepared } from './preparation.js';
import { ShopCaller } from './shop-caller.js';

/** What became of orders that came in steadily. */
export interface SteadyFigures {
  readonly perSecond: number;
  /** Milliseconds an order. */
  readonly p50: number;
  readonly p99: number;
  /** Orders that were refused or got no answer. */
  readonly errors: number;
}

/** Orders in cash that come in at a steady rate, whatever else the shop does; each of a product that stands in a listing. */
export class SteadyOrders {
  private readonly times: number[] = [];
  private readonly answers: Promise<void>[] = [];
  private readonly from = performance.now();
  private readonly timer: NodeJS.Timeout;
  private errors = 0;

  /** @param perSecond how many orders come in each second, from now on */
  constructor(
    private readonly url: string,
    private readonly prepared: Prepared,
    perSecond: number,
  ) {
    // A timer may come late, and then orders come in that were due.
    this.timer = setInterval(() => {
      const due = ((performance.now() - this.from) / 1000) * perSecond;
      while (this.answers.length < due) this.answers.push(this.order());
    }, 1000 / perSecond);
  }

  /** Takes no further orders, and waits for the answers of those that were sent. */
  async end(): Promise<SteadyFigures> {
    clearInterval(this.timer);
    const seconds = (performance.now() - this.from) / 1000;
    await Promise.all(this.answers);
    this.times.sort((a, b) => a - b);
    const at = (share: number) => Math.round(this.times[Math.floor(this.times.length * share)] ?? 0);
    return { perSecond: this.times.length / seconds, p50: at(0.5), p99: at(0.99), errors: this.errors };
  }

  private async order(): Promise<void> {
    const { soldProducts, steadyShoppers } = this.prepared;
    const n = this.answers.length;
    const { token, addressId } = steadyShoppers[n % steadyShoppers.length] as (typeof steadyShoppers)[0];
    const body = orderBody([soldProducts[n % soldProducts.length] as string], addressId);
    const sent = performance.now();
    try {
      await new ShopCaller(this.url, token).call(orderPaths.cashOnDelivery, body, {
        'idempotency-key': randomUUID(),
      });
      this.times.push(performance.now() - sent);
    } catch {
      this.errors++;
    }
  }
}
