import { useLocation } from 'react-router-dom';
import { useOwnLocation } from '../../app/own-location';
import { PageHead } from '../../app/PageHead';
import { useTexts } from '../../language/use-texts';
import { Button } from '../../ui/button/Button';
import { OutcomeCard } from '../../ui/feedback/OutcomeCard';
import { Icon } from '../../ui/icons/Icon';
import { useInBrowser } from '../../ui/use-in-browser';
import { OrderLookup } from './OrderLookup';
import { PaymentOutcome } from './PaymentOutcome';
import { successTexts } from './texts';

/** What an order leads to. Navigate with `state: { text: 'Order' }` after cash on delivery. */
export interface SuccessState {
  /** In English; Order and Payment are said in the shopper's language. */
  readonly text?: string;
}

/**
 * `{text} Successfully`, with Payment where nothing else is told (docs/product.md#success-and-cancel); with an
 * `orderId` in its address, where the card provider leads back to, what has really become of that order. Visiting it
 * pays nothing.
 */
export function SuccessPage() {
  const texts = useTexts(successTexts);
  const orderId = new URLSearchParams(useOwnLocation().search).get('orderId');
  if (!useInBrowser()) return <OrderLookup text={texts.loading} />;
  return orderId ? <PaymentOutcome key={orderId} orderId={orderId} /> : <Success />;
}

function Success() {
  const texts = useTexts(successTexts);
  const { text = successTexts.payment } = (useLocation().state as SuccessState | null) ?? {};
  const known: Readonly<Record<string, string>> = {
    [successTexts.payment]: texts.payment,
    [successTexts.order]: texts.order,
  };
  const title = texts.done(known[text] ?? text);
  return (
    <>
      <PageHead title={title} noIndex />
      <OutcomeCard tone="success" sign={<Icon name="check" size={44} />} title={title}>
        <p>{texts.thanks}</p>
        <Button to="/">{texts.goHome}</Button>
        <Button to="/dashboard/myorders" look="outline">
          {texts.myOrders}
        </Button>
      </OutcomeCard>
    </>
  );
}
