import { formatRupees } from '@jhola/shared/domain/money/money';
import { useTexts } from '#i18n/use-texts.ts';
import type { ProductFormState } from '../hooks/use-product-form';
import { typedSellingPrice, type Writing } from '../rules/read-product';
import { productAdminTexts } from '../texts';
import styles from './ProductForm.module.css';
import { WrittenField } from './WrittenField';

interface ProductPriceProps {
  readonly writing: Writing;
  readonly state: ProductFormState;
}

/** Price, discount and stock of a product, and what a shopper pays, while it is typed (docs/product.md#product-form). */
export function ProductPrice({ writing, state }: ProductPriceProps) {
  const texts = useTexts(productAdminTexts);
  const selling = typedSellingPrice(state.fields);
  const amount = { state, inputMode: 'decimal' } as const;
  return (
    <div className={styles.group}>
      <div className={styles.pair}>
        <WrittenField {...amount} field="price" label={texts.price} required />
        <WrittenField {...amount} field="discount" label={texts.discount} required={writing === 'edit'} />
      </div>
      <p className={styles.selling}>
        {texts.sellingPrice}{' '}
        <output className={styles.amount}>{selling === undefined ? '–' : formatRupees(selling)}</output>
      </p>
      <WrittenField state={state} field="stock" label={texts.stockLabel} inputMode="numeric" required />
    </div>
  );
}
