import type { OrderRow } from '../../../data/db/rows';
import { languages } from '../../../i18n/languages';
import { useLanguage, useTexts } from '../../../i18n/use-texts';
import { useNow } from '../hooks/use-now';
import { paymentTexts } from '../payment-texts';
import { payableUntil, paymentInFull } from '../rules/payment-words';
import { TimeLeft } from './TimeLeft';

/** What has become of an order's money, and how long it can still be paid by card. */
export function OrderPayment({ order }: { readonly order: OrderRow }) {
  const texts = useTexts(paymentTexts);
  const { tag } = languages[useLanguage()];
  const now = useNow(1000);
  const clock = (moment: number) => new Intl.DateTimeFormat(tag, { timeStyle: 'short' }).format(moment);
  const until = payableUntil(order.payment);
  return (
    <>
      <p>{paymentInFull(order, texts, now, clock)}</p>
      {until !== undefined && <TimeLeft until={until} />}
    </>
  );
}
