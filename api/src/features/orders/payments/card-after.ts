import type { OrderOutcome } from '@jhola/shared/domain/orders/order-machine';
import type { CardPayment } from '../models/order.model.js';

/** What the provider is to do is asked for at once; should that fail, it is asked again after this. */
const SECOND_TRY_MS = 60_000;

/** A card payment after a step of its order: when the provider is asked about it next, and what is of no use any more. */
export function cardAfter(card: CardPayment, outcome: OrderOutcome, at: Date): CardPayment {
  if (outcome.payment === 'PENDING') return card;
  const { checkoutKey: _checkoutKey, checkAt: _checkAt, ...kept } = card;
  const isOpen = outcome.asksRefund || (outcome.closesPage && card.sessionId !== undefined);
  return {
    ...kept,
    looks: 0,
    ...(isOpen && { checkAt: new Date(at.getTime() + SECOND_TRY_MS) }),
  };
}
