import { PRODUCT_LENGTHS } from '@jhola/shared/contracts/product-limits';
import { useTexts } from '#i18n/use-texts.ts';
import { TextField } from '#ui/field/TextField.tsx';
import type { ProductFormState } from '../hooks/use-product-form';
import { productAdminTexts } from '../texts';
import styles from './ProductForm.module.css';

/** What identifies a product to its owner, the tax office and the carrier; shoppers see none of it (docs/product.md#product-codes). */
export function ProductCodes({ state }: { readonly state: ProductFormState }) {
  const texts = useTexts(productAdminTexts);
  const { fields, changeFields, problemOf } = state;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{texts.codes}</legend>
      <p className={styles.note}>{texts.codesNote}</p>
      <div className={styles.pair}>
        <TextField
          label={texts.sku}
          name="sku"
          autoComplete="off"
          maxLength={PRODUCT_LENGTHS.sku}
          hint={texts.skuHint}
          value={fields.sku}
          error={problemOf('sku')}
          onText={(sku) => changeFields({ sku })}
        />
        <TextField
          label={texts.barcode}
          name="barcode"
          inputMode="numeric"
          autoComplete="off"
          hint={texts.barcodeHint}
          value={fields.barcode}
          error={problemOf('barcode')}
          onText={(barcode) => changeFields({ barcode })}
        />
        <TextField
          label={texts.hsn}
          name="hsn"
          inputMode="numeric"
          autoComplete="off"
          hint={texts.hsnHint}
          value={fields.hsn}
          error={problemOf('hsn')}
          onText={(hsn) => changeFields({ hsn })}
        />
        <TextField
          label={texts.weight}
          name="weightGrams"
          inputMode="numeric"
          autoComplete="off"
          hint={texts.weightHint}
          value={fields.weightGrams}
          error={problemOf('weightGrams')}
          onText={(weightGrams) => changeFields({ weightGrams })}
        />
      </div>
    </fieldset>
  );
}
