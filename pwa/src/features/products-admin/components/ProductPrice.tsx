import { formatRupees } from '@jhola/shared/domain/money/money';
import { useTexts } from '#i18n/use-texts.ts';
import { TextField } from '#ui/field/TextField.tsx';
import type { ProductFormState } from '../hooks/use-product-form';
import { typedSellingPrice, type Writing } from '../rules/read-product';
import { productAdminTexts } from '../texts';
import styles from './ProductForm.module.css';

interface ProductPriceProps {
  readonly writing: Writing;
  readonly state: ProductFormState;
}

/** Price, discount and stock of a product, and what a shopper pays, while it is typed (docs/product.md#product-form). */
export function ProductPrice({ writing, state: { fields, changeFields, problemOf } }: ProductPriceProps) {
  const texts = useTexts(productAdminTexts);
  const selling = typedSellingPrice(fields);
  return (
    <div className={styles.group}>
      <div className={styles.pair}>
        <TextField
          label={texts.price}
          name="price"
          inputMode="decimal"
          autoComplete="off"
          required
          value={fields.price}
          error={problemOf('price')}
          onText={(price) => changeFields({ price })}
        />
        <TextField
          label={texts.discount}
          name="discount"
          inputMode="decimal"
          autoComplete="off"
          required={writing === 'edit'}
          value={fields.discount}
          error={problemOf('discount')}
          onText={(discount) => changeFields({ discount })}
        />
      </div>
      <p className={styles.selling}>
        {texts.sellingPrice}{' '}
        <output className={styles.amount}>{selling === undefined ? '–' : formatRupees(selling)}</output>
      </p>
      <TextField
        label={texts.stockLabel}
        name="stock"
        inputMode="numeric"
        autoComplete="off"
        required
        value={fields.stock}
        error={problemOf('stock')}
        onText={(stock) => changeFields({ stock })}
      />
    </div>
  );
}
