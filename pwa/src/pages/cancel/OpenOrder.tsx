import { PageHead } from '../../app/PageHead';
import type { OrderRow } from '../../data/db/rows';
import { CancelOrder } from '../../features/orders/components/CancelOrder';
import { OrderPayment } from '../../features/orders/components/OrderPayment';
import { PayNow } from '../../features/orders/components/PayNow';
import { ownOrderPath } from '../../features/orders/own-order-path';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/Button';
import { OutcomeCard } from '../../ui/feedback/OutcomeCard';
import { Icon } from '../../ui/icons/Icon';
import { cancelTexts } from './texts';

/** An order that was not cancelled: what of it is to be paid, and cancelling it in earnest. */
export function OpenOrder({ order }: { readonly order: OrderRow }) {
  const texts = useTexts(cancelTexts);
  const { orderId, payment } = order;
  const unpaid = payment.state === 'PENDING';
  const title = unpaid ? texts.unpaid : texts.stands(orderId);
  return (
    <>
      <PageHead title={title} noIndex />
      <OutcomeCard tone="waiting" sign={<Icon name="clock" size={44} />} title={title}>
        {unpaid && <p>{texts.unpaidText(orderId)}</p>}
        <OrderPayment order={order} />
        {unpaid && (
          <>
            <PayNow order={order} />
            <CancelOrder order={order} />
          </>
        )}
        <Button to={ownOrderPath(orderId)} variant="outline">
          {texts.seeOrder}
        </Button>
        <Button to="/" variant="outline">
          {texts.goHome}
        </Button>
      </OutcomeCard>
    </>
  );
}
