/** An order by docs/product.md#order-stages and #payment-states, written down apart from the shop's own table. */
export interface ModelOrder {
  readonly orderId: string;
  /** The provider's page; undefined for cash. */
  readonly page: string | undefined;
  readonly quantity: number;
  stage: string;
  payment: string;
}

const way = ['PLACED', 'CONFIRMED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'];
const hasEnded = ({ stage }: ModelOrder): boolean => stage === 'DELIVERED' || stage === 'CANCELLED';

/** A new order. */
export function modelOrder(orderId: string, quantity: number, page?: string): ModelOrder {
  return { orderId, page, quantity, stage: 'PLACED', payment: page ? 'PENDING' : 'DUE' };
}

/** Whether an admin may set a stage: a later one; before the card has paid, cancelling alone. */
export function mayReach(order: ModelOrder, stage: string): boolean {
  if (hasEnded(order)) return false;
  if (stage === 'CANCELLED') return true;
  return order.payment !== 'PENDING' && way.indexOf(stage) > way.indexOf(order.stage);
}

/** Sets a stage that may be reached. */
export function reach(order: ModelOrder, stage: string): void {
  order.stage = stage;
  if (stage === 'CANCELLED') order.payment = order.payment === 'PAID' ? 'REFUNDED' : 'VOID';
  if (stage === 'DELIVERED') order.payment = 'PAID';
}

/** Whether an order's pieces are left in stock, held for a payment, or sold. */
export function stockStateOf({ stage, payment }: ModelOrder): 'left' | 'held' | 'sold' {
  if (stage === 'CANCELLED') return 'left';
  return payment === 'PENDING' ? 'held' : 'sold';
}
