/** The messages about unfinished orders, wherever the shopper is. */
export const promptTexts = {
  prepared: 'The order you prepared is not placed yet.',
  notPlaced: 'The connection was lost, and your order was not placed.',
  placed: 'Your order was placed.',
  unpaid: 'Your order was placed, and waits for your payment.',
  openCheckout: 'Checkout',
} as const;
