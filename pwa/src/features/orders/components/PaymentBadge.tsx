import type { Payment } from '@jhola/shared/contracts/orders.contract';
import type { ComponentProps } from 'react';
import { useTexts } from '#i18n/use-texts.ts';
import { Badge } from '#ui/feedback/Badge.tsx';
import { paymentTexts } from '../payment-texts';
import { paymentInShort } from '../rules/payment-words';

const tones: Partial<Record<Payment['state'], ComponentProps<typeof Badge>['tone']>> = {
  PAID: 'success',
  PENDING: 'accent',
  FAILED: 'danger',
};

/** How an order is paid, and whether it is. */
export function PaymentBadge({ payment }: { readonly payment: Payment }) {
  const texts = useTexts(paymentTexts);
  return <Badge tone={tones[payment.state]}>{paymentInShort(payment, texts)}</Badge>;
}
