import { useTexts } from '#i18n/use-texts.ts';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import type { ProductFormState } from '../hooks/use-product-form';
import { productAdminTexts } from '../texts';

/** Asks before shoppers see a product that is odd, and names what is (docs/product.md#odd-products). */
export function OddDialog({ state: { odd, onOdd, fields } }: { readonly state: ProductFormState }) {
  const texts = useTexts(productAdminTexts);
  return (
    <ConfirmDialog
      open={odd.length > 0}
      title={texts.oddTitle}
      subject={fields.name.trim()}
      question={odd.map((one) => texts.odd[one]).join(' ')}
      cancelLabel={texts.keepEditing}
      confirmLabel={texts.oddPublish}
      closeLabel={texts.close}
      confirmVariant="primary"
      onCancel={() => onOdd(false)}
      onConfirm={() => onOdd(true)}
    />
  );
}
