/** Where the administrator's list of all orders is, and below it each of them. */
export const ADMIN_ORDERS_PATH = '/dashboard/AdminAllOrders';

/** The address of one order's page for administrators. */
export const adminOrderPath = (orderId: string): string => `${ADMIN_ORDERS_PATH}/${orderId}`;
