import type { Payment } from '../../contracts/orders.contract.js';

/**
 * Whether an order still waits for its card payment and can get it: the provider's page takes money for a while only.
 * @param now in milliseconds
 */
export function awaitsCardPayment({ method, state, payBefore }: Payment, now: number): boolean {
  return method === 'CARD' && state === 'PENDING' && (!payBefore || Date.parse(payBefore) > now);
}
