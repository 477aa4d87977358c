import type { OrderStage } from '@jhola/shared/contracts/orders.contract';

/** The words of notifications. */
export const pushTexts = {
  newOrder: (orderId: string) => `New order ${orderId}`,
  newOrders: (count: number) => `${count} new orders`,
  open: 'Open',
  confirm: 'Confirm',
  confirmed: (orderId: string) => `Order ${orderId} is confirmed`,
  notConfirmed: (orderId: string) => `Order ${orderId} could not be confirmed`,
  notConfirmedText: 'Tap to open it in the shop.',
  stages: {
    PLACED: 'Your order is placed',
    CONFIRMED: 'Your order is confirmed',
    SHIPPED: 'Your order is on its way',
    OUT_FOR_DELIVERY: 'Your order arrives today',
    DELIVERED: 'Your order has arrived',
    CANCELLED: 'Your order is cancelled',
  } satisfies Record<OrderStage, string>,
  backInStock: 'Back in stock',
  questionAnswered: 'Your question is answered',
  test: 'Notifications work on this device',
  testText: 'This is only a test.',
  other: 'There is news',
  otherText: 'Tap to open the shop.',
} as const;
