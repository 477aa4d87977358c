import type { Payment, PaymentState } from '@jhola/shared/contracts/orders.contract';

type Words<Method extends Payment['method']> = Readonly<
  Record<Exclude<PaymentState, Method extends 'COD' ? 'PENDING' | 'FAILED' : 'DUE'>, string>
>;

/** What a shopper reads of an order's money. */
export const paymentTexts = {
  title: 'Payment',
  /** In a badge. */
  short: {
    COD: {
      DUE: 'Cash on Delivery',
      PAID: 'Cash on Delivery · Paid',
      VOID: 'Cash on Delivery',
      REFUNDING: 'Cash on Delivery · Refund on its way',
      REFUNDED: 'Cash on Delivery · Refunded',
    } satisfies Words<'COD'>,
    CARD: {
      PENDING: 'Card · Not paid yet',
      PAID: 'Card · Paid',
      FAILED: 'Card · Not paid',
      VOID: 'Card · Not paid',
      REFUNDING: 'Card · Refund on its way',
      REFUNDED: 'Card · Refunded',
    } satisfies Words<'CARD'>,
  },
  due: (total: string) => `Please have ${total} ready when your order comes.`,
  paidAtDoor: (total: string) => `${total} paid in cash at your door.`,
  paid: (total: string) => `${total} paid by card.`,
  nothing: 'Nothing was charged.',
  failed: 'No payment came in, so the order was cancelled. Nothing was charged.',
  refunding: (total: string) =>
    `${total} goes back to your card. It is on your statement within 5-7 business days.`,
  refunded: (total: string) =>
    `${total} was sent back to your card. It is on your statement within 5-7 business days.`,
  pending: (time: string) => `Not paid yet. It is kept for you until ${time}.`,
  pendingOpen: 'Not paid yet.',
  late: 'The time to pay is over. The order is cancelled by itself, unless your payment has just come in.',
  timeLeft: 'Time left to pay',
  payNow: 'Pay Now',
  payNowOf: (orderId: string) => `Pay now for order ${orderId}`,
  cancelUnpaid: 'Nothing has been charged.',
  cancelPaid: (total: string) => `${total} goes back to your card.`,
  waitingTitle: 'An order of yours is not paid yet',
  waitingText: (orderId: string, total: string) =>
    `Order ${orderId} over ${total} has what is in your cart. Pay or cancel it before you order the same again.`,
  waitingOther: (orderId: string, total: string) => `Order ${orderId} over ${total} waits for your payment.`,
} as const;
