/** What an order leads to (section 2, Success and cancel). */
export const successTexts = {
  payment: 'Payment',
  order: 'Order',
  done: (what: string) => `${what} Successfully`,
  thanks: 'Thank you for shopping with us. You can follow your order under My Orders.',
  goHome: 'Go To Home',
  myOrders: 'My Orders',
} as const;
