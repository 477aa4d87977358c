/**
 * What KeyedMutex knows the marks by that say where an order is counted: totals and pairs are counted at the same moments, each in
 * a transaction that marks the same orders, and would only repeat each other's conflicts.
 */
export const ORDER_MARKS = 'order-marks';
