import { useLocation } from 'react-router-dom';
import { useTexts } from '#i18n/use-texts.ts';
import { useInBrowser } from '#ui/use-in-browser.ts';
import { OrderLookup } from './OrderLookup';
import { OrderNotFound } from './OrderNotFound';
import { PaymentOutcome } from './PaymentOutcome';
import { Succeeded } from './Succeeded';
import { successTexts } from './texts';

/** What an order leads to. Navigate with `state: { text: 'Order' }` after cash on delivery. */
export interface SuccessState {
  /** In English; Order and Payment are said in the shopper's language. */
  readonly text: string;
}

/**
 * With an `orderId` in its address, where the checkout and the card provider lead to, what has really become of that
 * order: `Payment Successfully`, or Order after cash on delivery (docs/product.md#success-and-cancel). Opened by hand it
 * claims nothing that the shop does not know, and visiting it pays nothing.
 */
export function SuccessPage() {
  const texts = useTexts(successTexts);
  const { search, state } = useLocation();
  const orderId = new URLSearchParams(search).get('orderId');
  const succeeded = (state as Partial<SuccessState> | null | undefined)?.text;
  if (!useInBrowser()) return <OrderLookup text={texts.loading} />;
  if (orderId) return <PaymentOutcome key={orderId} orderId={orderId} succeeded={succeeded} />;
  return succeeded === undefined ? <OrderNotFound named={false} /> : <Succeeded text={succeeded} />;
}
