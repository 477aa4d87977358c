import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../app/PageHead';
import { appTexts } from '../../app/texts';
import { Button } from '../../ui/button/Button';
import { OutcomeCard } from '../../ui/feedback/OutcomeCard';
import { Icon } from '../../ui/icons/Icon';

/** `Order #ID Cancelled`, with the order number of the address (decisions, Routes). */
export function CancelPage() {
  const orderId = useSearchParams()[0].get('orderId');
  const title = orderId ? `Order #${orderId} Cancelled` : 'Order Cancelled';
  return (
    <>
      <PageHead title={title} noIndex />
      <OutcomeCard tone="danger" sign={<Icon name="close" size={44} />} title={title}>
        <p>Nothing was charged. What was in your cart is still there.</p>
        <Button to="/">{appTexts.goHome}</Button>
        <Button to="/cart" look="outline">
          {appTexts.viewCart}
        </Button>
      </OutcomeCard>
    </>
  );
}
