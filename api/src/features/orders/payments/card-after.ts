import type { OrderOutcome } from '@jhola/shared/domain/orders/order-machine';
import type { CardPayment } from '../models/order.model.js';

/**
 * A card payment after a step of its order: without what is of no use any more. What the provider is to do is asked for
 * at once; should that fail, it is asked again at `secondTry`.
 */
export function cardAfter(card: CardPayment, outcome: OrderOutcome, secondTry: Date): CardPayment {
  if (outcome.payment === 'PENDING') return card;
  const { checkoutKey: _checkoutKey, checkAt: _checkAt, ...kept } = card;
  const isOpen = outcome.asksRefund || (outcome.closesPage && card.sessionId !== undefined);
  return {
    ...kept,
    looks: 0,
    ...(isOpen && { checkAt: secondTry }),
  };
}
