import { PRODUCT_LENGTHS } from '@jhola/shared/contracts/product-limits';
import { BRAND_FIELD } from '@jhola/shared/domain/filters/brand';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { IconButton } from '#ui/button/IconButton.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import type { ProductFormState } from '../hooks/use-product-form';
import type { ExtraField } from '../rules/product-fields';
import type { Writing } from '../rules/read-product';
import { productAdminTexts } from '../texts';
import styles from './ProductForm.module.css';

/** As many as a product may have (contract). */
const MAX_FIELDS = 40;

interface ExtraFieldsProps {
  readonly fields: readonly ExtraField[];
  readonly writing: Writing;
  readonly problemOf: ProductFormState['problemOf'];
  readonly onChange: (fields: readonly ExtraField[]) => void;
  /** Asks for the name of a new one. */
  readonly onAdd: () => void;
}

/** The extra fields of a product, each with a cross that takes it away; its brand has a field of its own. */
export function ExtraFields({ fields, writing, problemOf, onChange, onAdd }: ExtraFieldsProps) {
  const texts = useTexts(productAdminTexts);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{texts.extraFields}</legend>
      {fields.map(({ name, value }, index) => {
        if (name === BRAND_FIELD) return null;
        return (
          <TextField
            key={name}
            label={name}
            maxLength={PRODUCT_LENGTHS.fieldValue}
            required={writing === 'edit'}
            value={value}
            error={problemOf(`more_details.${name}`)}
            onText={(text) => onChange(fields.map((one, at) => (at === index ? { name, value: text } : one)))}
            end={
              <IconButton
                icon="close"
                label={texts.removeOf(name)}
                onClick={() => onChange(fields.filter((_, at) => at !== index))}
              />
            }
          />
        );
      })}
      {writing === 'upload' && fields.length > 0 && <p className={styles.note}>{texts.emptyFieldsNote}</p>}
      <div>
        <Button variant="outline" icon="plus" disabled={fields.length >= MAX_FIELDS} onClick={onAdd}>
          {texts.addFields}
        </Button>
      </div>
    </fieldset>
  );
}
