import { OrderStage } from '../../contracts/orders.contract.js';

/** The stages of an order, in order (docs/product.md#order-stages). */
export const ORDER_STAGES = OrderStage.options;

/** The stages an order's admin may set from each furthest stage: any later one, none once it has ended. */
const later = {
  PLACED: ['CONFIRMED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED', 'CANCELLED'],
  CONFIRMED: ['SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED', 'CANCELLED'],
  SHIPPED: ['OUT_FOR_DELIVERY', 'DELIVERED', 'CANCELLED'],
  OUT_FOR_DELIVERY: ['DELIVERED', 'CANCELLED'],
  DELIVERED: [],
  CANCELLED: [],
} as const satisfies Record<OrderStage, readonly OrderStage[]>;

/** The tabs of the orders page. */
export type OrderGroup = 'newPending' | 'completed' | 'cancelled';

interface Reached {
  readonly status: OrderStage;
}

/** The furthest stage in a history; PLACED if the history is empty. */
export function furthestStage(history: readonly Reached[]): OrderStage {
  return history.reduce<OrderStage>(
    (furthest, { status }) =>
      ORDER_STAGES.indexOf(status) > ORDER_STAGES.indexOf(furthest) ? status : furthest,
    'PLACED',
  );
}

/** The stages an admin may set next (docs/product.md#order-stages). */
export function nextStages(stage: OrderStage): readonly OrderStage[] {
  return later[stage];
}

/** Whether an admin may move an order from one stage to another. */
export function mayBecome(stage: OrderStage, wanted: OrderStage): boolean {
  return nextStages(stage).includes(wanted);
}

/**
 * The payment status of a stage: DELIVERED is COMPLETED, every other stage is copied (docs/product.md#payment-status).
 */
export function paymentStatusOf(stage: OrderStage): PaymentStatus {
  return stage === 'DELIVERED' ? 'COMPLETED' : stage;
}
export type PaymentStatus = Exclude<OrderStage, 'DELIVERED'> | 'COMPLETED';

/** The tab an order stands in (docs/product.md#order-groups). */
export function orderGroup(paymentStatus: string): OrderGroup {
  if (paymentStatus === 'COMPLETED') return 'completed';
  return paymentStatus === 'CANCELLED' ? 'cancelled' : 'newPending';
}

/** Customers may cancel only orders that have not ended (docs/product.md#cancelling). */
export function mayCancel(paymentStatus: string): boolean {
  return orderGroup(paymentStatus) === 'newPending';
}

/** Whether a stage is highlighted: it is in the order's history. */
export function isReached(stage: OrderStage, history: readonly Reached[]): boolean {
  return history.some(({ status }) => status === stage);
}

/** Whether the connector after a stage is highlighted: any later stage is reached. */
export function isPassed(stage: OrderStage, history: readonly Reached[]): boolean {
  return history.some(({ status }) => ORDER_STAGES.indexOf(status) > ORDER_STAGES.indexOf(stage));
}
