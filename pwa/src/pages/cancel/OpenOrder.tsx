import { ownOrderPath } from '@jhola/shared/domain/slugs/paths';
import type { OrderRow } from '#data/db/rows.ts';
import { CancelOrder } from '#features/orders/components/CancelOrder.tsx';
import { OrderPayment } from '#features/orders/components/OrderPayment.tsx';
import { PayNow } from '#features/orders/components/PayNow.tsx';
import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { OutcomeCard } from '#ui/feedback/OutcomeCard.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
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
