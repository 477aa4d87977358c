import type { OrderStage } from '../../contracts/orders.contract.js';

const shipped: readonly OrderStage[] = ['SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'];

/** Whether an order in this stage has left the shop, and so may have a carrier (docs/product.md#shipments). */
export const isShipped = (stage: OrderStage): boolean => shipped.includes(stage);

/** Whether an order in this stage may still go to another address (docs/product.md#order-address). */
export const mayChangeAddress = (stage: OrderStage): boolean => stage !== 'CANCELLED' && !isShipped(stage);
