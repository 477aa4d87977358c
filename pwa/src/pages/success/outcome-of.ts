import type { Order, PaymentState } from '@jhola/shared/contracts/orders.contract';

/** What an order has led to. */
export type Outcome = 'waiting' | 'paid' | 'placed' | 'failed' | 'cancelled' | 'refund';

const outcomes: Readonly<Record<PaymentState, Outcome>> = {
  DUE: 'placed',
  PENDING: 'waiting',
  PAID: 'paid',
  FAILED: 'failed',
  VOID: 'cancelled',
  REFUNDING: 'refund',
  REFUNDED: 'refund',
};

/** What an order has led to, by what has become of its money. */
export const outcomeOf = ({ payment }: Pick<Order, 'payment'>): Outcome => outcomes[payment.state];
