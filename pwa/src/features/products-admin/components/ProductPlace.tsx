import { FILTER_LIMITS } from '@jhola/shared/contracts/product-filter-limits';
import { BRAND_FIELD } from '@jhola/shared/domain/filters/brand';
import { useCategories } from '#data/queries/use-categories.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { TextField } from '#ui/field/TextField.tsx';
import type { ProductFormState } from '../hooks/use-product-form';
import { withExtra } from '../rules/product-fields';
import type { Writing } from '../rules/read-product';
import { productAdminTexts } from '../texts';
import { CategoryPicker } from './CategoryPicker';
import { ProductUnit } from './ProductUnit';

interface ProductPlaceProps {
  readonly writing: Writing;
  readonly state: ProductFormState;
}

/** Where shoppers find a product: categories, brand, and the unit it is sold in. */
export function ProductPlace({ writing, state }: ProductPlaceProps) {
  const texts = useTexts(productAdminTexts);
  const { categories, subcategories } = useCategories({ fresh: true });
  const { fields, changeFields, problemOf } = state;
  const { category, subCategory, more_details: extras } = fields;
  const offered = subcategories.filter(
    (one) => category.length === 0 || one.category.some(({ _id }) => category.includes(_id)),
  );
  return (
    <>
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
    </>
  );
}
