import type { CancelOrderItemsRequest } from '@jhola/shared/contracts/admin-orders.contract';
import type { OrderAnswer } from '@jhola/shared/contracts/orders.contract';
import { toRupees } from '@jhola/shared/domain/money/money';
import { cancelItems, mayCancelItems, withCancelled } from '@jhola/shared/domain/orders/cancelled-items';
import { furthestStage } from '@jhola/shared/domain/orders/order-stages';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { ok } from '#platform/answers/ok.js';
import type { AdminActor } from '#platform/audit-log/audit-actor.js';
import { AuditLog } from '#platform/audit-log/audit-log.service.js';
import { Transactions } from '#platform/database/transactions.js';
import { Events } from '#platform/events/events.service.js';
import type { Claim } from '#platform/idempotency/keyed-call.js';
import { itemOf } from './documents/order-words.js';
import { OrderMails } from './mails/order-mails.service.js';
import type { OrderLine } from './models/order.model.js';
import { toAdminOrder } from './order-answer.js';
import { toEventPayload } from './order-event-payload.js';
import { cardPaymentDue, orderItemsCancelled } from './order-events.js';
import { OrderRepository } from './order-repository.service.js';
import { OrderStock } from './order-stock.service.js';
import { partRefundAsked } from './payments/part-refunds.js';
import { SalesCounter } from './sales/sales-counter.service.js';
import { OrderTrail } from './trail/order-trail.service.js';

/** Cancels items of orders that have not left the shop (docs/product.md#cancelling-items). */
@Injectable()
export class OrderItemCancellation {
  constructor(
    private readonly transactions: Transactions,
    private readonly repository: OrderRepository,
    private readonly orderStock: OrderStock,
    private readonly sales: SalesCounter,
    private readonly trail: OrderTrail,
    private readonly mails: OrderMails,
    private readonly audit: AuditLog,
    private readonly events: Events,
  ) {}

  /**
   * Cancels pieces with all that follows, in one transaction: they go back into stock, the total and what is to be collected
   * are less, what a card has paid for them is to be given back.
   * @param request how many pieces of each named line stay
   * @throws ShopError order.missing; order.items-fixed once it is shipped, has ended or waits for a card; order.items-changed,
   *   order.nothing-left
   */
  cancel(by: AdminActor, { orderId, items }: CancelOrderItemsRequest, claim: Claim): Promise<OrderAnswer> {
    return this.transactions.run(async (session) => {
      const order = await this.repository.find(orderId, session);
      const { method, state } = order.payment;
      const stage = furthestStage(order.statusHistory);
      if (!mayCancelItems({ stage, method, payment: state })) throw new ShopError('order.items-fixed');
      const outcome = cancelItems(order.lines.map(named), items);
      if (!outcome.ok) throw new ShopError(outcome.code);
      const { cancelledPaise } = outcome;
      const [left, cancelled] = [outcome.left.map(stored), outcome.cancelled.map(stored)];
      const isPaidByCard = method === 'CARD';
      const now = await this.repository.change(
        order,
        {
          payment: isPaidByCard ? partRefundAsked(order.payment, cancelledPaise, new Date()) : order.payment,
          lines: left,
          cancelledLines: withCancelled((order.cancelledLines ?? []).map(named), outcome.cancelled).map(
            stored,
          ),
          quantity: order.quantity - piecesOf(cancelled),
          // What else is in the total stays: it is no price of an item.
          totalPaise: order.totalPaise - cancelledPaise,
        },
        session,
      );
      await this.orderStock.giveBack(cancelled, session);
      await this.sales.replace(order, now, session);
      const text = cancelled.map((line) => `${line.quantity} × ${itemOf(line)}`).join(', ');
      await this.trail.add(session, orderId, {
        by: { kind: 'admin', userId: by.userId },
        what: 'items',
        text,
      });
      await this.audit.add(session, by, {
        action: 'orders.items-cancelled',
        subject: { type: 'order', id: orderId },
        before: { rupees: toRupees(order.totalPaise) },
        after: { rupees: toRupees(now.totalPaise), text },
      });
      await this.mails.announceCancelledItems(now, { items: text, paise: cancelledPaise }, session);
      await this.events.publish(session, orderItemsCancelled(toEventPayload({ ...order, lines: cancelled })));
      if (isPaidByCard) await this.events.publish(session, cardPaymentDue({ orderId }));
      const answer = ok('Items cancelled', toAdminOrder(now));
      await claim.complete(session, answer);
      return answer;
    });
  }
}

type NamedLine = Omit<OrderLine, 'productId'> & { readonly productId: string };

const named = (line: OrderLine): NamedLine => ({ ...line, productId: line.productId.toHexString() });
const stored = (line: NamedLine): OrderLine => ({ ...line, productId: new Types.ObjectId(line.productId) });

const piecesOf = (lines: readonly OrderLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
