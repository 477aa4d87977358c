import { formatRupees } from '@jhola/shared/domain/money/money';
import { EXTRA } from '@jhola/shared/domain/product-edits/merge-edit';
import type { Translation } from '#i18n/translation.ts';
import type { productAdminTexts } from '../texts';
import { extraOf } from './merge-fields';
import type { ProductFields } from './product-fields';

type Texts = Translation<typeof productAdminTexts>;
/** The name of a category or subcategory. */
type NameOf = (id: string) => string;

/** What a field of a conflict is called. */
export const fieldLabel = (field: string, { fieldNames }: Texts): string =>
  field.startsWith(EXTRA) ? field.slice(EXTRA.length) : (fieldNames[field as keyof ProductFields] ?? field);

/** The value of a field in words, to be compared at a glance. */
export function fieldWords(field: string, fields: ProductFields, texts: Texts, nameOf: NameOf): string {
  const { variants, image, published, productType } = fields;
  const name = field as keyof ProductFields;
  if (field.startsWith(EXTRA)) return extraOf(fields, field.slice(EXTRA.length)) ?? texts.nothingThere;
  if (name === 'variants') return list(variants.map(variantWords), texts);
  if (name === 'image') return texts.pictures(image.length);
  if (name === 'category' || name === 'subCategory') return list(fields[name].map(nameOf), texts);
  if (name === 'published') return published ? texts.shows.published : texts.draft;
  if (name === 'productType') return texts.productTypes[productType];
  const written = String(fields[name]).trim();
  if (written === '') return texts.nothingThere;
  if (name === 'price') return rupeesOf(written);
  return name === 'discount' ? `${written}%` : written;
}

/** An amount as prices are shown; one that is no number as it is typed. */
const rupeesOf = (written: string): string =>
  Number.isFinite(Number(written)) ? formatRupees(Number(written)) : `₹${written}`;

const variantWords = ({ name, price, stock }: ProductFields['variants'][number]): string =>
  [name, price && rupeesOf(price), stock && `(${stock})`].filter(Boolean).join(' ');

const list = (words: readonly string[], { nothingThere }: Texts): string => words.join(', ') || nothingThere;
