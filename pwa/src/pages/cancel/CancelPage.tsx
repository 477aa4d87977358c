import { useLocation } from 'react-router-dom';
import { CouldNotLoad } from '#connection/CouldNotLoad.tsx';
import { useSession } from '#features/account/hooks/use-session.ts';
import { OrderPayment } from '#features/orders/components/OrderPayment.tsx';
import { useOrder } from '#features/orders/hooks/use-order.ts';
import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { OutcomeCard } from '#ui/feedback/OutcomeCard.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { useInBrowser } from '#ui/use-in-browser.ts';
import { OrderLookup } from '../success/OrderLookup';
import { OrderNotFound } from '../success/OrderNotFound';
import { SignInFirst } from '../success/SignInFirst';
import { successTexts } from '../success/texts';
import { OpenOrder } from './OpenOrder';
import { cancelTexts } from './texts';

/**
 * `Order #ID Cancelled`, with the order number of the address (docs/product.md#success-and-cancel), once the shop says that it
 * is. Whoever left the card provider's page comes here too: an order that still stands is not called cancelled, and of
 * one that is nobody's here nothing is claimed.
 */
export function CancelPage() {
  const texts = useTexts(cancelTexts);
  const outcome = useTexts(successTexts);
  const orderId = new URLSearchParams(useLocation().search).get('orderId') ?? undefined;
  const { signedIn } = useSession();
  const inBrowser = useInBrowser();
  const { order, state, refetch } = useOrder(signedIn ? orderId : undefined);
  if (!inBrowser) return <OrderLookup text={texts.loading} />;
  if (orderId === undefined) return <OrderNotFound named={false} />;
  if (!signedIn) return <SignInFirst />;
  if (state === 'loading') return <OrderLookup text={texts.loading} />;
  if (state === 'failed')
    return (
      <>
        <PageHead title={outcome.unreachable} noIndex />
        <CouldNotLoad title={outcome.unreachable} retry={outcome.retry} onRetry={refetch} />
      </>
    );
  if (!order) return <OrderNotFound named />;
  if (order.payment_status !== 'CANCELLED') return <OpenOrder order={order} />;
  const title = texts.cancelled(orderId);
  return (
    <>
      <PageHead title={title} noIndex />
      <OutcomeCard tone="danger" sign={<Icon name="close" size={44} />} title={title}>
        <OrderPayment order={order} />
        <Button to="/">{texts.goHome}</Button>
        <Button to="/cart" variant="outline">
          {texts.viewCart}
        </Button>
      </OutcomeCard>
    </>
  );
}
