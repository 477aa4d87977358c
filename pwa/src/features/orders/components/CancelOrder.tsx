import { useState } from 'react';
import { Button } from '../../../ui/button/Button';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { showToast } from '../../../ui/toasts/toast-store';
import { cancelOrder } from '../commands/cancel-order';
import { orderTexts as texts } from '../texts';

/** Cancels an order after asking; only for orders that have not ended (section 4). */
export function CancelOrder({ orderId }: { readonly orderId: string }) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  const cancel = async () => {
    setBusy(true);
    try {
      showToast('success', await cancelOrder(orderId));
    } catch (error) {
      showToast('error', error instanceof Error ? error.message : texts.cancelFailed);
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };

  return (
    <>
      <Button look="outline" onClick={() => setAsking(true)}>
        {texts.cancel}
      </Button>
      <ConfirmDialog
        open={asking}
        title={texts.cancelTitle}
        question={texts.cancelQuestion(orderId)}
        cancelLabel={texts.keep}
        confirmLabel={texts.cancel}
        closeLabel={texts.close}
        busy={busy}
        onCancel={() => setAsking(false)}
        onConfirm={cancel}
      />
    </>
  );
}
