import type { OrderStage, Payment } from '@jhola/shared/contracts/orders.contract';
import {
  furthestStage,
  mayBecome,
  mayCancel,
  orderGroup,
  paymentStatusOf,
} from '@jhola/shared/domain/orders/order-stages';
import { ShopError } from '@jhola/shared/errors/shop-error';
import type { OrderRecord, ReachedStage } from './models/order.model.js';

/** What an order has reached, as far as its next stage depends on it. */
type Progress = Pick<OrderRecord, 'paymentStatus' | 'payment' | 'statusHistory'>;

/** What an order becomes by moving to a stage. */
export interface StageChange extends Pick<OrderRecord, 'paymentStatus' | 'group' | 'payment'> {
  readonly reached: ReachedStage;
  /** Whether what was ordered goes back into stock. */
  readonly givesStockBack: boolean;
}

/**
 * An admin's move of an order to a later stage. Specification, section 4.
 * @throws ShopError order.illegal-stage when the order cannot become that (any more)
 */
export function advance(order: Progress, wanted: OrderStage, now: Date): StageChange {
  const stage = furthestStage(order.statusHistory);
  if (!mayBecome(stage, wanted)) throw new ShopError('order.illegal-stage', { stage, wanted });
  return changeTo(order, wanted, now);
}

/**
 * A customer's cancelling of an order that has not ended. Specification, section 4.
 * @throws ShopError order.not-cancellable
 */
export function cancel(order: Progress, now: Date): StageChange {
  if (!mayCancel(order.paymentStatus)) throw new ShopError('order.not-cancellable');
  return changeTo(order, 'CANCELLED', now);
}

function changeTo(order: Progress, stage: OrderStage, now: Date): StageChange {
  const paymentStatus = paymentStatusOf(stage);
  return {
    paymentStatus,
    group: orderGroup(paymentStatus),
    payment: paymentAfter(order.payment, stage),
    reached: { status: stage, updatedAt: now },
    givesStockBack: stage === 'CANCELLED',
  };
}

/** Cash is received at the door, and no longer due once the order is cancelled; card money moves elsewhere. */
function paymentAfter(payment: Payment, stage: OrderStage): Payment {
  if (payment.method !== 'COD' || payment.state !== 'DUE') return payment;
  if (stage === 'DELIVERED') return { method: 'COD', state: 'PAID' };
  return stage === 'CANCELLED' ? { method: 'COD', state: 'VOID' } : payment;
}
