import { Injectable, Logger, OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { ShopConfig } from '../../../platform/config/shop-config.js';
import { Database } from '../../../platform/database/database.js';
import { type OrderRecord, orderModel } from '../models/order.model.js';
import { CardPayments } from './card-payments.service.js';
import { nextCheckAt } from './payment-resolution.js';

/** The longest interval between two rounds. */
const LONGEST_ROUND_MS = 15_000;
const MAX_PER_ROUND = 200;
const CONCURRENCY = 4;

/**
 * Asks the provider about payments that it has not reported: its message may be lost, or the shop may have
 * crashed in between. No payment stays open because of a lost message.
 */
@Injectable()
export class CardSweep implements OnApplicationBootstrap {
  private readonly log = new Logger('CardSweep');
  private readonly pauseMs: number;
  private round: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    @InjectModel(orderModel.name) private readonly orders: Model<OrderRecord>,
    private readonly payments: CardPayments,
    private readonly database: Database,
    private readonly config: ShopConfig,
  ) {
    this.pauseMs = config.paymentCheckS * 1000;
  }

  /** At start, takes up all open payments if this process is the only one. */
  async onApplicationBootstrap(): Promise<void> {
    this.database.beforeClosing(() => this.finish());
    const left = this.config.isSoleWriter ? await this.due({ $exists: true }) : [];
    this.running = this.checkAll(left);
    this.round = setInterval(() => this.sweep(), Math.min(this.pauseMs, LONGEST_ROUND_MS)).unref();
  }

  /** Runs rounds sequentially. */
  private sweep(): void {
    this.running = this.running.then(async () => {
      try {
        await this.checkAll(await this.due({ $lte: new Date() }));
      } catch (err) {
        this.log.warn({ err, msg: 'Open card payments could not be read' });
      }
    });
  }

  private due(checkAt: object): Promise<OrderRecord[]> {
    return this.orders
      .find({ 'payment.card.checkAt': trusted(checkAt) })
      .sort({ 'payment.card.checkAt': 1 })
      .limit(MAX_PER_ROUND)
      .lean<OrderRecord[]>();
  }

  private async checkAll(orders: readonly OrderRecord[]): Promise<void> {
    const waiting = [...orders];
    const work = async (): Promise<void> => {
      for (let order = waiting.shift(); order; order = waiting.shift()) await this.check(order);
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
  }

  private async check(order: OrderRecord): Promise<void> {
    const { _id, orderId, payment } = order;
    try {
      // The next check is scheduled before this one, which may fail; of several processes only one gets it.
      const { modifiedCount } = await this.orders.updateOne(
        { _id, 'payment.card.checkAt': payment.card?.checkAt },
        {
          $set: { 'payment.card.checkAt': nextCheckAt(payment, new Date(), this.pauseMs) },
          $inc: { 'payment.card.looks': 1 },
        },
      );
      if (modifiedCount === 0) return;
      if (payment.card?.sessionId) await this.payments.reconcile({ orderId });
      else await this.payments.abandon(orderId);
    } catch (err) {
      this.log.warn({ err, orderId, msg: 'A card payment stays open' });
    }
  }

  private async finish(): Promise<void> {
    clearInterval(this.round);
    await this.running;
  }
}
