import type { AdminProduct } from '@jhola/shared/contracts/product.contract';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
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
  const { busy, run } = useMutation(texts.wentWrong);

  const onConfirm = async () => {
    if (!product || !(await run(() => removeProduct(product._id)))) return;
    onClose();
    onDeleted(product);
  };

  return (
    <ConfirmDialog
      open={product !== undefined}
      title={texts.deleteTitle}
      question={texts.deleteQuestion}
      subject={product && `${product.name} · ${product.unit}`}
      cancelLabel={texts.cancel}
      confirmLabel={texts.delete}
      closeLabel={texts.close}
      busy={busy}
      onCancel={onClose}
      onConfirm={onConfirm}
    />
  );
}
