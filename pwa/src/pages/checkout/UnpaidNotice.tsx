import { formatTotal } from '@jhola/shared/domain/money/money';
import { CheckoutNotice } from '#features/checkout/components/CheckoutNotice.tsx';
import type { UnpaidOrder } from '#features/checkout/hooks/use-unpaid-orders.ts';
import { CancelOrder } from '#features/orders/components/CancelOrder.tsx';
import { OrderPayment } from '#features/orders/components/OrderPayment.tsx';
import { PayNow } from '#features/orders/components/PayNow.tsx';
import { paymentTexts } from '#features/orders/payment-texts.ts';
import { useTexts } from '#i18n/use-texts.ts';

interface UnpaidNoticeProps extends UnpaidOrder {
  /** Called when the order is cancelled, and the notice gone. */
  readonly onCancelled: () => void;
}

/** An order whose card payment was left: it can be paid or cancelled here, and is not ordered twice unawares. */
export function UnpaidNotice({ order, twin, onCancelled }: UnpaidNoticeProps) {
  const texts = useTexts(paymentTexts);
  const message = twin ? texts.waitingText : texts.waitingOther;
  return (
    <CheckoutNotice
      icon="clock"
      title={texts.waitingTitle}
      actions={
        <>
          <PayNow order={order} />
          <CancelOrder order={order} onCancelled={onCancelled} />
        </>
      }
    >
      <p>{message(order.orderId, formatTotal(order.totalAmt))}</p>
      <OrderPayment order={order} />
    </CheckoutNotice>
  );
}
