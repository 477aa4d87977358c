import { FILTER_LIMITS } from '@jhola/shared/contracts/product-filter-limits';
import { PRODUCT_LENGTHS } from '@jhola/shared/contracts/product-limits';
import { BRAND_FIELD } from '@jhola/shared/domain/filters/brand';
import { useState } from 'react';
import { useCategories } from '#data/queries/use-categories.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { pictureTexts } from '#pictures/texts.ts';
import { uploadPicture } from '#pictures/upload-picture.ts';
import { Checkbox } from '#ui/field/Checkbox.tsx';
import { TextArea } from '#ui/field/TextArea.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { PicturesField } from '#ui/pictures/PicturesField.tsx';
import type { ProductFormState } from '../hooks/use-product-form';
import { withExtra } from '../rules/product-fields';
import type { Writing } from '../rules/read-product';
import { productAdminTexts } from '../texts';
import { AddFieldDialog } from './AddFieldDialog';
import { CategoryPicker } from './CategoryPicker';
import { ExtraFields } from './ExtraFields';
import { ProductCodes } from './ProductCodes';
import styles from './ProductForm.module.css';
import { ProductUnit } from './ProductUnit';
import { VariantsEditor } from './VariantsEditor';

interface ProductFormProps {
  readonly formId: string;
  readonly writing: Writing;
  readonly state: ProductFormState;
}

/** All fields of a product (docs/product.md#product-form). Its submit stands outside. */
export function ProductForm({ formId, writing, state }: ProductFormProps) {
  const texts = useTexts(productAdminTexts);
  const pictures = useTexts(pictureTexts);
  const { categories, subcategories } = useCategories({ fresh: true });
  const [naming, setNaming] = useState(false);
  const { form, fields, changeFields, changeFieldFrom, problems, busy, onUploading, onSubmit } = state;
  const { category, subCategory, more_details: extras } = fields;
  const problemOf = (field: string) => problems[field] && texts.problems[problems[field]];
  const offered = subcategories.filter(
    (one) => category.length === 0 || one.category.some(({ _id }) => category.includes(_id)),
  );
  return (
    <>
      {/* what is written while it is on its way would be in no request, and gone with the form */}
      <form ref={form} id={formId} className={styles.form} noValidate inert={busy} onSubmit={onSubmit}>
        <TextField
          label={texts.name}
          name="name"
          autoComplete="off"
          maxLength={PRODUCT_LENGTHS.name}
          required
          value={fields.name}
          error={problemOf('name')}
          onText={(name) => changeFields({ name })}
        />
        <TextField
          label={texts.nameHindi}
          name="nameHindi"
          lang="hi"
          autoComplete="off"
          maxLength={PRODUCT_LENGTHS.name}
          hint={texts.nameHindiHint}
          value={fields.nameHindi}
          onText={(nameHindi) => changeFields({ nameHindi })}
        />
        <TextArea
          label={texts.description}
          name="description"
          maxLength={PRODUCT_LENGTHS.description}
          required
          value={fields.description}
          error={problemOf('description')}
          onText={(description) => changeFields({ description })}
        />
        <PicturesField
          label={texts.images}
          value={fields.image}
          upload={uploadPicture}
          texts={pictures}
          onChange={(image) => changeFields({ image })}
          onBusy={(uploading) => onUploading('image', uploading)}
        />
        <CategoryPicker
          label={texts.category}
          placeholder={texts.chooseCategory}
          offered={categories}
          all={categories}
          chosen={category}
          onChoose={(ids) => changeFields({ category: ids })}
        />
        <CategoryPicker
          label={texts.subCategory}
          placeholder={texts.chooseSubCategory}
          offered={offered}
          all={subcategories}
          chosen={subCategory}
          onChoose={(ids) => changeFields({ subCategory: ids })}
        />
        <ProductUnit writing={writing} state={state} />
        <div className={styles.pair}>
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
        <TextField
          label={texts.brand}
          name="brand"
          autoComplete="off"
          hint={texts.brandHint}
          maxLength={FILTER_LIMITS.value}
          value={extras.find(({ name }) => name === BRAND_FIELD)?.value ?? ''}
          error={problemOf(`more_details.${BRAND_FIELD}`)}
          onText={(brand) => changeFields({ more_details: withExtra(extras, BRAND_FIELD, brand) })}
        />
        <ProductCodes state={state} />
        <ExtraFields
          fields={extras}
          writing={writing}
          problems={problems}
          onChange={(next) => changeFields({ more_details: next })}
          onAdd={() => setNaming(true)}
        />
        <VariantsEditor
          variants={fields.variants}
          problems={problems}
          onChange={(change) => changeFieldFrom(({ variants }) => ({ variants: change(variants) }))}
          onUploading={onUploading}
        />
        <div>
          <Checkbox
            label={texts.publishedLabel}
            checked={fields.published}
            onCheck={(published) => changeFields({ published })}
          />
          <p className={styles.note}>{texts.draftNote}</p>
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
