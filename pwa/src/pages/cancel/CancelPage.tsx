import { useOwnLocation } from '../../app/own-location';
import { PageHead } from '../../app/PageHead';
import { useSession } from '../../features/account/hooks/use-session';
import { OrderPayment } from '../../features/orders/components/OrderPayment';
import { useOrder } from '../../features/orders/hooks/use-order';
import { useTexts } from '../../language/use-texts';
import { Button } from '../../ui/button/Button';
import { OutcomeCard } from '../../ui/feedback/OutcomeCard';
import { Spinner } from '../../ui/feedback/Spinner';
import { Icon } from '../../ui/icons/Icon';
import { useInBrowser } from '../../ui/use-in-browser';
import { OpenOrder } from './OpenOrder';
import { cancelTexts } from './texts';

/**
 * `Order #ID Cancelled`, with the order number of the address (docs/product.md#success-and-cancel). Whoever
 * left the card provider's page comes here too: an order of theirs that still stands is not called cancelled.
 */
export function CancelPage() {
  const texts = useTexts(cancelTexts);
  const orderId = new URLSearchParams(useOwnLocation().search).get('orderId') ?? undefined;
  const { signedIn } = useSession();
  const inBrowser = useInBrowser();
  const { order, state } = useOrder(signedIn ? orderId : undefined);
  const looking = !inBrowser || (signedIn && orderId !== undefined && state === 'loading');
  if (looking)
    return (
      <>
        <PageHead title={texts.loading} noIndex />
        <OutcomeCard tone="waiting" sign={<Spinner size={44} />} title={texts.loading} />
      </>
    );
  if (order && order.payment_status !== 'CANCELLED') return <OpenOrder order={order} />;
  const title = orderId ? texts.cancelled(orderId) : texts.cancelledNameless;
  return (
    <>
      <PageHead title={title} noIndex />
      <OutcomeCard tone="danger" sign={<Icon name="close" size={44} />} title={title}>
        {order ? <OrderPayment order={order} /> : <p>{texts.explained}</p>}
        <Button to="/">{texts.goHome}</Button>
        <Button to="/cart" look="outline">
          {texts.viewCart}
        </Button>
      </OutcomeCard>
    </>
  );
}
