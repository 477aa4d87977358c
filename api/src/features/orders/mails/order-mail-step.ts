import { isReached } from '@jhola/shared/domain/orders/order-stages';
import type { OrderMailStep } from '#platform/config/order-mails.js';
import type { OrderRecord } from '../models/order.model.js';

/** What a mail's step depends on. */
export type MailedOrder = Pick<OrderRecord, 'statusHistory'> & {
  readonly payment: Pick<OrderRecord['payment'], 'method' | 'state'>;
};

/**
 * The mail that an order's transition causes; undefined when it causes none. The order machine takes each step once, so
 * there is one mail for each (docs/product.md#order-mails).
 * @param before undefined for a new order
 */
export function orderMailStep(before: MailedOrder | undefined, now: MailedOrder): OrderMailStep | undefined {
  if (!before) return now.payment.method === 'CARD' ? undefined : 'placed';
  if (now.statusHistory.length > before.statusHistory.length) return stepOfStage(before, now);
  if (before.payment.state === 'PENDING' && now.payment.state === 'PAID') return 'placed';
  return before.payment.state === 'REFUNDING' && now.payment.state === 'REFUNDED' ? 'refunded' : undefined;
}

function stepOfStage(before: MailedOrder, now: MailedOrder): OrderMailStep | undefined {
  switch (now.statusHistory.at(-1)?.status) {
    case 'SHIPPED':
      return 'shipped';
    // It is on its way, which no mail has said where the stage before it was jumped over.
    case 'OUT_FOR_DELIVERY':
      return isReached('SHIPPED', before.statusHistory) ? undefined : 'shipped';
    case 'DELIVERED':
      return 'delivered';
    // An order by card counts from its payment on: no mail has said that it was placed.
    case 'CANCELLED':
      return before.payment.state === 'PENDING' ? undefined : 'cancelled';
    default:
      return undefined;
  }
}
