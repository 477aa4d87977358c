import type { OrderOutcome } from '@jhola/shared/domain/orders/order-machine';
import type { CardPayment } from '../models/order.model.js';

/**
 * A card payment after a transition of its order, without outdated fields. The provider is called
 * immediately; if that fails, again at `secondTry`.
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
