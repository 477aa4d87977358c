import type { OrderRow } from '#data/db/rows.ts';
import { indiaFormat } from '#i18n/format-time.ts';
import { useLanguage, useTexts } from '#i18n/use-texts.ts';
import { useNow } from '../hooks/use-now';
import { paymentTexts } from '../payment-texts';
import { payableUntil, paymentInFull } from '../rules/payment-words';

/** What has become of an order's money, and how long it can still be paid by card. */
export function OrderPayment({ order }: { readonly order: OrderRow }) {
  const texts = useTexts(paymentTexts);
  const language = useLanguage();
  const now = useNow(1000);
  const clock = (moment: number) => indiaFormat(language, { timeStyle: 'short' }).format(moment);
  const until = payableUntil(order.payment);
  return (
    <>
      <p>{paymentInFull(order, texts, now, clock)}</p>
      {until !== undefined && <TimeLeft until={until} />}
    </>
  );
}

interface TimeLeftProps {
  /** In milliseconds. */
  readonly until: number;
}

/** Minutes and seconds that are left to pay; nothing once they are over. */
function TimeLeft({ until }: TimeLeftProps) {
  const texts = useTexts(paymentTexts);
  const seconds = Math.ceil((until - useNow(1000)) / 1000);
  if (seconds <= 0) return null;
  const two = (number: number) => String(number).padStart(2, '0');
  return (
    // Not read out each second, whatever it stands in.
    <p aria-live="off">
      {texts.timeLeft}:{' '}
      <strong role="timer">
        {two(Math.floor(seconds / 60))}:{two(seconds % 60)}
      </strong>
    </p>
  );
}
