import type { OrderStage } from '@jhola/shared/contracts/orders.contract';
import { eventType } from '../../platform/events/event-type.js';

/** An order was placed; its total in paise. */
export const orderPlaced = eventType<{
  orderId: string;
  userId: string;
  totalPaise: number;
  productIds: string[];
}>('order.placed');

/** An order has reached another stage. */
export const orderMoved = eventType<{
  orderId: string;
  userId: string;
  stage: OrderStage;
  productIds: string[];
}>('order.moved');
