import type { Order, Payment } from '@jhola/shared/contracts/orders.contract';
import { formatTotal } from '@jhola/shared/domain/money/money';
import type { Translation } from '#i18n/translation.ts';
import type { paymentTexts } from '../payment-texts';

type Texts = Translation<typeof paymentTexts>;

/** Until when an order can be paid at the card provider's page, in milliseconds; undefined when it cannot, or for ever. */
export function payableUntil({ state, payBefore }: Payment): number | undefined {
  return state === 'PENDING' && payBefore ? Date.parse(payBefore) : undefined;
}

/** Way of paying and state in a badge's words. */
export function paymentInShort({ method, state }: Payment, { short }: Texts): string {
  const words: Readonly<Partial<Record<Payment['state'], string>>> = short[method];
  return words[state] ?? '';
}

/**
 * What has become of an order's money, in a sentence.
 * @param now in milliseconds
 * @param clock writes the time of day
 */
export function paymentInFull(
  { payment, totalAmt }: Pick<Order, 'payment' | 'totalAmt'>,
  texts: Texts,
  now: number,
  clock: (moment: number) => string,
): string {
  const total = formatTotal(totalAmt);
  const until = payableUntil(payment);
  switch (payment.state) {
    case 'DUE':
      return texts.due(total);
    case 'PENDING':
      if (until === undefined) return texts.pendingOpen;
      return until > now ? texts.pending(clock(until)) : texts.late;
    case 'PAID':
      return payment.method === 'COD' ? texts.paidAtDoor(total) : texts.paid(total);
    case 'FAILED':
      return texts.failed;
    case 'VOID':
      return texts.nothing;
    case 'REFUNDING':
      return texts.refunding(total);
    case 'REFUNDED':
      return texts.refunded(total);
  }
}
