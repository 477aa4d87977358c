/** Where a shopper's order has its page. */
export const ownOrderPath = (orderId: string): string => `/dashboard/myorders/${orderId}`;
