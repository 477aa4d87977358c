import type { AdminProduct } from '@jhola/shared/contracts/product.contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { showToast } from '../../../ui/toasts/toast-store';
import { removeProduct } from '../commands/delete-product';
import { productAdminTexts } from '../texts';

interface DeleteProductProps {
  /** What is to be deleted; the dialog is open while there is something. */
  readonly product: AdminProduct | undefined;
  readonly onClose: () => void;
  readonly onDeleted: (product: AdminProduct) => void;
}

/** Asks before a product is deleted for good, and deletes it (docs/product.md#products-admin). */
export function DeleteProduct({ product, onClose, onDeleted }: DeleteProductProps) {
  const texts = useTexts(productAdminTexts);
  const [busy, setBusy] = useState(false);

  const onConfirm = async () => {
    if (!product) return;
    setBusy(true);
    try {
      showToast('success', await removeProduct(product._id));
      onClose();
      onDeleted(product);
    } catch (error) {
      showToast('error', error instanceof Error ? error.message : texts.wentWrong);
    } finally {
      setBusy(false);
    }
  };

  return (
    <ConfirmDialog
      open={product !== undefined}
      title={texts.deleteTitle}
      question={texts.deleteQuestion}
      cancelLabel={texts.cancel}
      confirmLabel={texts.delete}
      closeLabel={texts.close}
      busy={busy}
      onCancel={onClose}
      onConfirm={onConfirm}
    />
  );
}
