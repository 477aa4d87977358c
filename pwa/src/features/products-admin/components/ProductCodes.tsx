import { PRODUCT_LENGTHS } from '@jhola/shared/contracts/product-limits';
import { useTexts } from '#i18n/use-texts.ts';
import type { ProductFormState } from '../hooks/use-product-form';
import { productAdminTexts } from '../texts';
import styles from './ProductForm.module.css';
import { WrittenField } from './WrittenField';

/** What identifies a product to its owner, the tax office and the carrier; shoppers see none of it (docs/product.md#product-codes). */
export function ProductCodes({ state }: { readonly state: ProductFormState }) {
  const texts = useTexts(productAdminTexts);
  const digits = { state, inputMode: 'numeric' } as const;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{texts.codes}</legend>
      <p className={styles.note}>{texts.codesNote}</p>
      <div className={styles.pair}>
        <WrittenField
          state={state}
          field="sku"
          label={texts.sku}
          hint={texts.skuHint}
          maxLength={PRODUCT_LENGTHS.sku}
        />
        <WrittenField {...digits} field="barcode" label={texts.barcode} hint={texts.barcodeHint} />
        <WrittenField {...digits} field="hsn" label={texts.hsn} hint={texts.hsnHint} />
        <WrittenField {...digits} field="weightGrams" label={texts.weight} hint={texts.weightHint} />
      </div>
    </fieldset>
  );
}
