import { useState } from 'react';
import { useTexts } from '#i18n/use-texts.ts';
import { Checkbox } from '#ui/field/Checkbox.tsx';
import type { ProductFormState } from '../hooks/use-product-form';
import type { Writing } from '../rules/read-product';
import { productAdminTexts } from '../texts';
import { AddFieldDialog } from './AddFieldDialog';
import { ExtraFields } from './ExtraFields';
import { ProductCodes } from './ProductCodes';
import styles from './ProductForm.module.css';
import { ProductPlace } from './ProductPlace';
import { ProductPrice } from './ProductPrice';
import { ProductTexts } from './ProductTexts';
import { VariantsEditor } from './VariantsEditor';

interface ProductFormProps {
  readonly formId: string;
  readonly writing: Writing;
  readonly state: ProductFormState;
}

/** All fields of a product, beside each other where there is room (docs/product.md#product-form). Its submit stands outside. */
export function ProductForm({ formId, writing, state }: ProductFormProps) {
  const texts = useTexts(productAdminTexts);
  const [naming, setNaming] = useState(false);
  const { form, fields, changeFields, changeFieldFrom, problemOf, busy, onUploading, onSubmit } = state;
  const { more_details: extras } = fields;
  return (
    <>
      {/* what is written while it is on its way would be in no request, and gone with the form */}
      <form ref={form} id={formId} className={styles.form} noValidate inert={busy} onSubmit={onSubmit}>
        <div className={styles.columns}>
          <ProductTexts state={state} />
          <div className={styles.part}>
            <ProductPlace writing={writing} state={state} />
            <ProductPrice writing={writing} state={state} />
            <div>
              <Checkbox
                label={texts.publishedLabel}
                checked={fields.published}
                onCheck={(published) => changeFields({ published })}
              />
              <p className={styles.note}>{texts.draftNote}</p>
            </div>
          </div>
        </div>
        <VariantsEditor
          variants={fields.variants}
          problemOf={problemOf}
          onChange={(change) => changeFieldFrom(({ variants }) => ({ variants: change(variants) }))}
          onUploading={onUploading}
        />
        <div className={styles.columns}>
          <ExtraFields
            fields={extras}
            writing={writing}
            problemOf={problemOf}
            onChange={(next) => changeFields({ more_details: next })}
            onAdd={() => setNaming(true)}
          />
          <ProductCodes state={state} />
        </div>
      </form>
      <AddFieldDialog
        open={naming}
        taken={extras.map(({ name }) => name)}
        onClose={() => setNaming(false)}
        onAdd={(name) => {
          changeFields({ more_details: [...extras, { name, value: '' }] });
          setNaming(false);
        }}
      />
    </>
  );
}
