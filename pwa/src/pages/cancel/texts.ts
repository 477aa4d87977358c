/** A cancelled order (docs/product.md#success-and-cancel). */
export const cancelTexts = {
  cancelled: (orderId: string) => `Order #${orderId} Cancelled`,
  goHome: 'Go To Home',
  viewCart: 'View Cart',
  loading: 'Looking for your order...',
  unpaid: 'You have not paid yet',
  unpaidText: (orderId: string) => `Order #${orderId} waits for you: pay it now or later, or cancel it.`,
  stands: (orderId: string) => `Order #${orderId} is not cancelled`,
  seeOrder: 'See Your Order',
} as const;
