import type { Refund } from '#integrations/stripe/card-provider.js';
import type { CardPayment, PartRefund, PaymentRecord } from '../models/order.model.js';

/** What the provider has said of some parts, by their numbers. */
export type PartsAnswered = ReadonlyMap<number, Refund>;

/** A payment of which a part is to be given back; the provider is asked immediately, and again from `checkAt` on. */
export function partRefundAsked(payment: PaymentRecord, paise: number, checkAt: Date): PaymentRecord {
  const { card } = payment;
  if (!card || paise === 0) return payment;
  return { ...payment, card: { ...card, parts: [...(card.parts ?? []), { paise }], checkAt, looks: 0 } };
}

/** The numbers and amounts of the parts that the provider has not completed. */
export function openParts(
  card: CardPayment | undefined,
): { readonly part: number; readonly paise: number }[] {
  return (card?.parts ?? []).flatMap(({ paise, isDone }, part) => (isDone ? [] : [{ part, paise }]));
}

/** What was paid for items that have been cancelled since, in paise. */
export const givenBackPaise = (card: CardPayment | undefined): number =>
  (card?.parts ?? []).reduce((sum, { paise }) => sum + paise, 0);

/** A card payment after the provider's answers; the same object when they say nothing new. */
export function withAnswers(card: CardPayment, answers: PartsAnswered): CardPayment {
  let isNew = false;
  const parts = (card.parts ?? []).map((part, number): PartRefund => {
    const answer = answers.get(number);
    if (!answer || part.isDone) return part;
    if (part.refundId === answer.refundId && !answer.isDone) return part;
    isNew = true;
    return { ...part, refundId: answer.refundId, ...(answer.isDone && { isDone: true }) };
  });
  return isNew ? { ...card, parts } : card;
}
