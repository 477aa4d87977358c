/** A cancelled order (section 2, Success and cancel; decisions, Routes). */
export const cancelTexts = {
  cancelled: (orderId: string) => `Order #${orderId} Cancelled`,
  cancelledNameless: 'Order Cancelled',
  explained: 'Nothing was charged. What was in your cart is still there.',
  goHome: 'Go To Home',
  viewCart: 'View Cart',
} as const;
