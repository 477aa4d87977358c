import type { OrderAnswer, OrderStage } from '@jhola/shared/contracts/orders.contract';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { ok } from '../../platform/answers/ok.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Claim } from '../../platform/idempotency/claim.js';
import { Goods } from './goods.service.js';
import type { OrderRecord } from './models/order.model.js';
import { toOrder } from './order-answer.js';
import { OrderBook } from './order-book.service.js';
import { advance, cancel, type StageChange } from './stage-change.js';

/** Moves orders through their stages (section 4). */
@Injectable()
export class OrderProgress {
  constructor(
    private readonly transactions: Transactions,
    private readonly book: OrderBook,
    private readonly goods: Goods,
  ) {}

  /**
   * Cancels an order of this shopper and gives its stock back, once however many ask.
   * @throws ShopError order.missing (also for another's), order.not-cancellable
   */
  cancel(userId: string, orderId: string, claim: Claim): Promise<OrderAnswer> {
    return this.transactions.run(async (session) => {
      const order = await this.book.find(orderId, session, userId);
      const moved = await this.move(order, cancel(order, new Date()), session);
      return answered('Order cancelled successfully', moved, claim, session);
    });
  }

  /** Cancels all orders of this shopper that have not ended, in the transaction that removes their account. */
  async cancelAllOpen(userId: string, session: ClientSession): Promise<void> {
    const now = new Date();
    for (const order of await this.book.openOnesOf(userId, session)) {
      await this.move(order, cancel(order, now), session);
    }
  }

  /**
   * Moves any order to a later stage, for an admin.
   * @throws ShopError order.missing, order.illegal-stage
   */
  advance(orderId: string, wanted: OrderStage, claim: Claim): Promise<OrderAnswer> {
    return this.transactions.run(async (session) => {
      const order = await this.book.find(orderId, session);
      const moved = await this.move(order, advance(order, wanted, new Date()), session);
      return answered('Order status updated successfully', moved, claim, session);
    });
  }

  private async move(order: OrderRecord, change: StageChange, session: ClientSession): Promise<OrderRecord> {
    const moved = await this.book.move(order, change, session);
    if (change.givesStockBack) await this.goods.giveBack(order.lines, session);
    return moved;
  }
}

async function answered(
  message: string,
  order: OrderRecord,
  claim: Claim,
  session: ClientSession,
): Promise<OrderAnswer> {
  const answer = ok(message, toOrder(order));
  await claim.complete(session, answer);
  return answer;
}
