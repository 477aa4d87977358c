import type { OrderState } from '@jhola/shared/domain/orders/order-machine';
import { furthestStage } from '@jhola/shared/domain/orders/order-stages';
import type { OrderRow } from '#data/db/rows.ts';

/** What an order's next step depends on. */
export const stateOf = ({ statusHistory, payment }: OrderRow): OrderState => ({
  stage: furthestStage(statusHistory),
  method: payment.method,
  payment: payment.state,
});
