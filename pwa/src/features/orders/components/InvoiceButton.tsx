import { useState } from 'react';
import { OnlineButton } from '../../../connection/OnlineButton';
import { useTexts } from '../../../i18n/use-texts';
import { showToast } from '../../../ui/toasts/toast-store';
import { saveInvoice } from '../commands/save-invoice';
import { ownOrderTexts } from '../own-order-texts';

/** Saves an order's invoice as PDF. */
export function InvoiceButton({ orderId }: { readonly orderId: string }) {
  const texts = useTexts(ownOrderTexts);
  const [busy, setBusy] = useState(false);

  const save = async () => {
    setBusy(true);
    try {
      await saveInvoice(orderId);
    } catch (error) {
      showToast('error', error instanceof Error ? error.message : texts.invoiceFailed);
    } finally {
      setBusy(false);
    }
  };

  return (
    <OnlineButton variant="outline" icon="download" busy={busy} onClick={save}>
      {texts.invoice}
    </OnlineButton>
  );
}
