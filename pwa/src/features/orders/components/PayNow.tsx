import { awaitsCardPayment } from '@jhola/shared/domain/orders/card-payment';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import type { OrderRow } from '#data/db/rows.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { useNow } from '../hooks/use-now';
import { paymentTexts } from '../payment-texts';

interface PayNowProps {
  readonly order: Pick<OrderRow, 'orderId' | 'payment'>;
}

/** Leads to the card provider's page, as long as it takes the money; nothing otherwise. */
export function PayNow({ order: { orderId, payment } }: PayNowProps) {
  const texts = useTexts(paymentTexts);
  const now = useNow(1000);
  const { url } = payment;
  if (!url || !awaitsCardPayment(payment, now)) return null;
  return (
    <OnlineButton
      variant="accent"
      aria-label={texts.payNowOf(orderId)}
      onClick={() => window.location.assign(url)}
    >
      {texts.payNow}
    </OnlineButton>
  );
}
