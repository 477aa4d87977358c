import { formatTotal } from '@jhola/shared/domain/money/money';
import { useState } from 'react';
import { OnlineButton } from '../../../connection/OnlineButton';
import type { OrderRow } from '../../../data/db/rows';
import { useTexts } from '../../../i18n/use-texts';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { showToast } from '../../../ui/toasts/toast-store';
import { cancelOrder } from '../commands/cancel-order';
import { paymentTexts } from '../payment-texts';
import { orderTexts } from '../texts';

interface CancelOrderProps {
  readonly order: OrderRow;
  /** Called when it is cancelled: the order leaves its tab, and this button with it. */
  readonly onCancelled?: () => void;
}

/** Cancels an order after asking; only for orders that have not ended (docs/product.md#cancelling). */
export function CancelOrder({ order, onCancelled }: CancelOrderProps) {
  const texts = useTexts(orderTexts);
  const money = useTexts(paymentTexts);
  const { orderId } = order;
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  const cancel = async () => {
    setAsking(false);
    setBusy(true);
    try {
      showToast('success', await cancelOrder(orderId));
      onCancelled?.();
    } catch (error) {
      showToast('error', error instanceof Error ? error.message : texts.cancelFailed);
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <OnlineButton variant="outline" busy={busy} onClick={() => setAsking(true)}>
        {texts.cancel}
      </OnlineButton>
      <ConfirmDialog
        open={asking}
        title={texts.cancelTitle}
        question={`${texts.cancelQuestion(orderId)}${ofMoney()}`}
        cancelLabel={texts.keep}
        confirmLabel={texts.cancel}
        closeLabel={texts.close}
        onCancel={() => setAsking(false)}
        onConfirm={cancel}
      />
    </>
  );

  /** What cancelling means for the money. */
  function ofMoney(): string {
    const { method, state } = order.payment;
    if (method === 'COD') return '';
    return ` ${state === 'PAID' ? money.cancelPaid(formatTotal(order.totalAmt)) : money.cancelUnpaid}`;
  }
}
