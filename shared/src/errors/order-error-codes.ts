/** The refusals of orders and their payments. */
export const orderErrorCodes = {
  'order.missing': { status: 404, message: 'This order does not exist.' },
  'order.not-served': {
    status: 409,
    message: 'We do not deliver to {pincode}. Please choose another address.',
  },
  'order.below-minimum': {
    status: 409,
    message: 'Orders start at ₹{minimum}. Please add products for ₹{missing} more.',
  },
  'order.changed': { status: 409, message: 'Prices have changed. Please check the new total.' },
  'order.cancelled-no-documents': {
    status: 409,
    message: 'This order was cancelled: there is no packing slip for it, and no invoice was issued.',
  },
  'order.items-fixed': {
    status: 409,
    message: 'Items can be cancelled until the order is shipped, and by card once it is paid.',
  },
  'order.address-fixed': {
    status: 409,
    message:
      'The address can be changed until the order is shipped or cancelled, and within its state once an invoice is issued.',
  },
  'order.items-changed': {
    status: 409,
    message: 'The items of this order have changed meanwhile. Please look at it again.',
  },
  'order.nothing-left': {
    status: 409,
    message: 'Nothing would be left of this order. Please cancel the whole order.',
  },
  'order.nothing-to-print': {
    status: 409,
    message: 'None of these orders has this paper: they are cancelled, or their card has not paid yet.',
  },
  'order.not-cancellable': { status: 409, message: 'This order can no longer be cancelled.' },
  'order.not-shipped': {
    status: 409,
    message:
      'Courier and tracking number can be given once an order is shipped, and not when it is cancelled.',
  },
  'order.illegal-stage': { status: 409, message: 'An order that is {stage} cannot become {wanted}.' },

  'payment.off': { status: 409, message: 'Card payment is not available. Please choose cash on delivery.' },
  'payment.unreachable': {
    status: 503,
    message: 'The card payment service cannot be reached. Nothing was charged. Please try again.',
  },
  'payment.bad-signature': { status: 400, message: 'This message does not come from the card provider.' },
} as const satisfies Record<string, { status: number; message: string }>;
