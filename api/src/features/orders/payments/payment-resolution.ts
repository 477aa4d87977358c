import type { PaymentFlag } from '@jhola/shared/contracts/orders.contract';
import type { PageStatus } from '#integrations/stripe/card-provider.js';
import type { OrderRecord, PaymentRecord } from '../models/order.model.js';
import { givenBackPaise, openParts } from './part-refunds.js';

const CURRENCY = 'inr';

/**
 * Why the provider's page is not a valid payment of this order; undefined when it is. A flagged payment never
 * counts as paid; a person has to check it.
 */
export function flagOf(order: OrderRecord, page: PageStatus): PaymentFlag | undefined {
  if (page.orderId !== order.orderId || isForeign(order, page)) return 'session';
  if (page.currency !== CURRENCY) return 'currency';
  return page.amountPaise === order.totalPaise + givenBackPaise(order.payment.card) ? undefined : 'amount';
}

/** Whether this is not the page that was opened for the order. */
export function isForeign({ payment: { card } }: OrderRecord, { sessionId }: PageStatus): boolean {
  return !card || (card.sessionId !== undefined && card.sessionId !== sessionId);
}

/** Whether the provider need not be asked about this payment any more. */
export function isResolved({ state, flag, card }: PaymentRecord, page: PageStatus | undefined): boolean {
  if (openParts(card).length > 0) return false;
  if (!card || state === 'PAID' || state === 'FAILED' || state === 'REFUNDED') return true;
  if (state === 'REFUNDING') return false;
  if (flag === 'amount' || flag === 'currency') return true;
  return state === 'VOID' && (card.sessionId === undefined || page?.state === 'over');
}

/** The interval between two checks of one payment doubles each time, up to this. */
const LONGEST_PAUSE_MS = 15 * 60_000;
/** An expiring page is checked this much later. */
const AFTER_EXPIRY_MS = 5_000;

/**
 * When to check an open payment next, after a check just now.
 * @param firstPauseMs the interval after the first check
 */
export function nextCheckAt({ card }: PaymentRecord, now: Date, firstPauseMs: number): Date {
  const pause = Math.min(firstPauseMs * 2 ** (card?.looks ?? 0), LONGEST_PAUSE_MS);
  const next = now.getTime() + pause;
  const afterExpiry = (card?.expiresAt.getTime() ?? 0) + AFTER_EXPIRY_MS;
  return new Date(now.getTime() < afterExpiry ? Math.min(next, afterExpiry) : next);
}
