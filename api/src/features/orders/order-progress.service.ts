import type { Order, OrderAnswer, UpdateOrderStatusRequest } from '@jhola/shared/contracts/orders.contract';
import { toRupees } from '@jhola/shared/domain/money/money';
import { furthestStage } from '@jhola/shared/domain/orders/order-stages';
import { isShipped } from '@jhola/shared/domain/orders/shipments';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { ok } from '#platform/answers/ok.js';
import type { AdminActor } from '#platform/audit-log/audit-actor.js';
import { AuditLog } from '#platform/audit-log/audit-log.service.js';
import { Transactions } from '#platform/database/transactions.js';
import type { Claim } from '#platform/idempotency/keyed-call.js';
import { InvoiceNumbers } from './invoices/invoice-numbers.service.js';
import type { OrderRecord } from './models/order.model.js';
import { toAdminOrder, toOrder } from './order-answer.js';
import { OrderRepository } from './order-repository.service.js';
import { OrderShipments } from './order-shipments.service.js';
import { OrderTransitions } from './order-transitions.service.js';
import type { Actor } from './trail/order-trail.service.js';

/** Moves orders through their stages (docs/product.md#order-stages). */
@Injectable()
export class OrderProgress {
  constructor(
    private readonly transactions: Transactions,
    private readonly repository: OrderRepository,
    private readonly transitions: OrderTransitions,
    private readonly shipments: OrderShipments,
    private readonly invoices: InvoiceNumbers,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Cancels an order of this shopper: its stock goes back, its page takes no money any more, and received
   * money is refunded, each once despite concurrent calls.
   * @throws ShopError order.missing (also for another's), order.not-cancellable
   */
  cancel(userId: string, orderId: string, claim: Claim): Promise<OrderAnswer> {
    return this.transactions.run(async (session) => {
      const order = await this.repository.find(orderId, session, userId);
      const cancelled = await this.transitions.take(order, { what: 'cancel' }, customer(userId), session);
      if (!cancelled) throw new ShopError('order.not-cancellable');
      return answered('Order cancelled successfully', toOrder(cancelled), claim, session);
    });
  }

  /** Cancels all orders of this shopper that have not ended, in the transaction that removes their account. */
  async cancelAllOpen(userId: string, session: ClientSession): Promise<void> {
    for (const order of await this.repository.openOnesOf(userId, session)) {
      await this.transitions.take(order, { what: 'cancel' }, customer(userId), session);
    }
  }

  /**
   * Moves any order to a later stage, for this admin; with `shipment`, by whom it is carried from then on.
   * @throws ShopError order.missing, order.illegal-stage, order.not-shipped
   */
  advance(request: UpdateOrderStatusRequest, admin: AdminActor, claim: Claim): Promise<OrderAnswer> {
    const { orderId, status: wanted, shipment } = request;
    if (shipment && !isShipped(wanted)) throw new ShopError('order.not-shipped');
    // Who ships an order issues its invoice.
    const numbered = isShipped(wanted) ? this.invoices : this.transactions;
    return numbered.run(async (session) => {
      const found = await this.repository.find(orderId, session);
      const order = shipment ? await this.shipments.write(admin, found, shipment, session) : found;
      const by: Actor = { kind: 'admin', userId: admin.userId };
      const moved = await this.transitions.take(order, { what: 'advance', to: wanted }, by, session);
      const stage = furthestStage(order.statusHistory);
      if (!moved) throw new ShopError('order.illegal-stage', { stage, wanted });
      await this.recordMove(admin, order, moved, session);
      return answered('Order status updated successfully', toAdminOrder(moved), claim, session);
    });
  }

  private async recordMove(
    admin: AdminActor,
    before: OrderRecord,
    after: OrderRecord,
    session: ClientSession,
  ): Promise<void> {
    const subject = { type: 'order', id: after.orderId } as const;
    await this.audit.add(session, admin, {
      action: 'orders.moved',
      subject,
      before: { stage: furthestStage(before.statusHistory) },
      after: { stage: furthestStage(after.statusHistory) },
    });
    if (after.payment.state !== 'REFUNDING' || before.payment.state === 'REFUNDING') return;
    await this.audit.add(session, admin, {
      action: 'orders.refund-asked',
      subject,
      before: { payment: before.payment.state },
      after: { payment: after.payment.state, rupees: toRupees(after.totalPaise) },
    });
  }
}

const customer = (userId: string): Actor => ({ kind: 'customer', userId });

async function answered(
  message: string,
  order: Order,
  claim: Claim,
  session: ClientSession,
): Promise<OrderAnswer> {
  const answer = ok(message, order);
  await claim.complete(session, answer);
  return answer;
}
