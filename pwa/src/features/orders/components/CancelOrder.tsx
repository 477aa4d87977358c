import { formatTotal } from '@jhola/shared/domain/money/money';
import { useState } from 'react';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import type { OrderRow } from '#data/db/rows.ts';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
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
  const { busy, run } = useMutation(texts.cancelFailed);

  const cancel = async () => {
    setAsking(false);
    if (await run(() => cancelOrder(orderId))) onCancelled?.();
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
