import type { OrderStage, Payment, PaymentState } from '../../contracts/orders.contract.js';
import { nextStages } from './order-stages.js';

/** What an order's next step depends on. */
export interface OrderState {
  readonly stage: OrderStage;
  readonly method: Payment['method'];
  readonly payment: PaymentState;
}

/** What can happen to an order. */
export type OrderEvent =
  /** An admin moves it on. */
  | { readonly what: 'advance'; readonly to: OrderStage }
  /** Its customer cancels it. */
  | { readonly what: 'cancel' }
  /** The card provider has taken the whole amount. */
  | { readonly what: 'paid' }
  /** The provider's page has run out, or the payment has failed for good. */
  | { readonly what: 'unpaid' }
  /** The provider has given the money back. */
  | { readonly what: 'refunded' };

/** What becomes of an order, and what is to be done in the same transaction. */
export interface OrderOutcome {
  readonly stage: OrderStage;
  readonly payment: PaymentState;
  /** Its pieces go back into stock. */
  readonly givesStockBack: boolean;
  /** The provider is to be asked to give the money back. */
  readonly asksRefund: boolean;
  /** The provider's page must not take money any more. */
  readonly closesPage: boolean;
}

/** What a cancelled order's payment becomes. */
const cancelled: Readonly<Record<PaymentState, PaymentState>> = {
  DUE: 'VOID',
  PENDING: 'VOID',
  PAID: 'REFUNDING',
  FAILED: 'FAILED',
  VOID: 'VOID',
  REFUNDING: 'REFUNDING',
  REFUNDED: 'REFUNDED',
};

/**
 * The one table of what may happen to an order (docs/product.md#payment-states).
 * @returns undefined when it must not happen, or has happened already: nothing is changed then
 */
export function nextOrder(order: OrderState, event: OrderEvent): OrderOutcome | undefined {
  switch (event.what) {
    case 'advance':
      return nextStagesOf(order).includes(event.to) ? moved(order, event.to) : undefined;
    case 'cancel':
      return isOpen(order) ? moved(order, 'CANCELLED') : undefined;
    case 'paid':
      return paid(order);
    case 'unpaid':
      return awaitsCard(order)
        ? { ...moved(order, 'CANCELLED'), payment: 'FAILED', closesPage: false }
        : undefined;
    case 'refunded':
      return order.payment === 'REFUNDING' ? unchanged(order, { payment: 'REFUNDED' }) : undefined;
  }
}

/** The stages an admin may set next: nothing is packed before the card has paid. */
export function nextStagesOf(order: OrderState): readonly OrderStage[] {
  const stages = nextStages(order.stage);
  return awaitsCard(order) ? stages.filter((stage) => stage === 'CANCELLED') : stages;
}

function isOpen({ stage }: OrderState): boolean {
  return nextStages(stage).length > 0;
}

function awaitsCard({ method, payment, stage }: OrderState): boolean {
  return method === 'CARD' && payment === 'PENDING' && stage === 'PLACED';
}

/** Money that comes in for an order that has ended meanwhile goes back. */
function paid(order: OrderState): OrderOutcome | undefined {
  if (order.method !== 'CARD') return undefined;
  if (awaitsCard(order)) return unchanged(order, { payment: 'PAID' });
  if (order.payment !== 'FAILED' && order.payment !== 'VOID') return undefined;
  return unchanged(order, { payment: 'REFUNDING', asksRefund: true });
}

function moved(order: OrderState, stage: OrderStage): OrderOutcome {
  if (stage === 'CANCELLED') {
    const payment = cancelled[order.payment];
    return {
      ...unchanged(order, { stage, payment }),
      givesStockBack: true,
      asksRefund: order.payment === 'PAID' && order.method === 'CARD',
      closesPage: awaitsCard(order),
    };
  }
  const cashIsIn = stage === 'DELIVERED' && order.payment === 'DUE';
  return unchanged(order, { stage, payment: cashIsIn ? 'PAID' : order.payment });
}

function unchanged({ stage, payment }: OrderState, changed: Partial<OrderOutcome>): OrderOutcome {
  return { stage, payment, givesStockBack: false, asksRefund: false, closesPage: false, ...changed };
}
