import { PRODUCT_LENGTHS } from '@jhola/shared/contracts/product-limits';
import { useTexts } from '#i18n/use-texts.ts';
import { Select } from '#ui/field/Select.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import type { ProductFormState } from '../hooks/use-product-form';
import { unitsWith, withType } from '../rules/product-fields';
import type { Writing } from '../rules/read-product';
import { productAdminTexts } from '../texts';
import styles from './ProductForm.module.css';

interface ProductUnitProps {
  readonly writing: Writing;
  readonly state: ProductFormState;
}

/**
 * The unit of a product: typed where it is uploaded; where it is edited, read-only for products of fixed type and chosen
 * for those of variable type (docs/product.md#product-form).
 */
export function ProductUnit({ writing, state }: ProductUnitProps) {
  const texts = useTexts(productAdminTexts);
  const { fields, opened, changeFields, changeFieldFrom, problemOf } = state;
  const { unit, productType } = fields;
  const error = problemOf('unit');
  const written = {
    label: texts.unit,
    name: 'unit',
    required: true,
    value: unit,
    error,
    maxLength: PRODUCT_LENGTHS.unit,
    autoComplete: 'off',
  };
  const onUnit = (next: string) => changeFields({ unit: next });
  if (writing === 'upload') return <TextField {...written} onText={onUnit} />;
  return (
    <div className={styles.pair}>
      <Select
        label={texts.productType}
        name="productType"
        required
        value={productType}
        options={(['fixed', 'variable'] as const).map((value) => ({
          value,
          label: texts.productTypes[value],
        }))}
        onChoice={(value) =>
          changeFieldFrom((now) => withType(now, value === 'variable' ? 'variable' : 'fixed', opened))
        }
      />
      {productType === 'fixed' ? (
        <TextField {...written} readOnly hint={texts.unitFixed} onText={onUnit} />
      ) : (
        <Select
          label={texts.unit}
          name="unit"
          required
          value={unit}
          error={error}
          options={unitsWith(unit).map((value) => ({ value, label: value }))}
          onChoice={onUnit}
        />
      )}
    </div>
  );
}
