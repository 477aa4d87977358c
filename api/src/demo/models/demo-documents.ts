import type {
  DemoCategory,
  DemoProduct,
  DemoReview,
  DemoSubcategory,
} from '@jhola/demo-catalogue/demo-catalogue';
import { Types } from 'mongoose';
import type { CategoryRecord } from '../../features/catalogue/models/category.model.js';
import { comparedText } from '../../features/catalogue/models/compared-text.js';
import type { ProductRecord } from '../../features/catalogue/models/product.model.js';
import type { SubcategoryRecord } from '../../features/catalogue/models/subcategory.model.js';
import { hindiOf } from '../../features/catalogue/structure/hindi-name.js';
import type { ReviewRecord } from '../../features/reviews/models/review.model.js';

/** A record as it will be stored, with ids still as hexadecimal text. */
type Draft<T> = T extends { toHexString(): string }
  ? string
  : T extends Date
    ? Date
    : T extends object
      ? { [Key in keyof T]: Draft<T[Key]> }
      : T;

/** What every part of the catalogue is stamped with. */
export interface Stamp {
  readonly revision: number;
  readonly at: Date;
}

export function categoryDraft(
  { _id, name, nameHindi, image }: DemoCategory,
  { revision, at }: Stamp,
): Draft<CategoryRecord> {
  const names = { name, ...hindiOf({ nameHindi }), nameLower: name.toLowerCase() };
  return { _id, ...names, image, revision, createdAt: at, updatedAt: at };
}

export function subcategoryDraft(subcategory: DemoSubcategory, stamp: Stamp): Draft<SubcategoryRecord> {
  return { ...categoryDraft(subcategory, stamp), categoryIds: [...subcategory.categoryIds] };
}

export function productDraft(product: DemoProduct, { revision, at }: Stamp): Draft<ProductRecord> {
  const { variants, ratingHistogram, ...fields } = product;
  const ownStock = variants.flatMap(({ _id, stock }) => (stock === undefined ? [] : [[_id, stock] as const]));
  return {
    ...fields,
    nameLower: comparedText(fields.name),
    variants: variants.map(({ stock, ...variant }) => ({ ...variant, hasOwnStock: stock !== undefined })),
    variantStock: Object.fromEntries(ownStock),
    ratingHistogram,
    ratingCount: ratingHistogram.reduce((sum, count) => sum + count, 0),
    ratingSum: ratingHistogram.reduce((sum, count, i) => sum + count * (i + 1), 0),
    revision,
    updatedAt: at,
  };
}

export function reviewDraft(review: DemoReview): Draft<ReviewRecord> {
  return { ...review, avatar: '', boughtHere: false };
}

const idFields = new Set(['_id', 'productId', 'userId', 'categoryIds', 'subCategoryIds']);

/** The draft with ids in the place of their text, those of its variants too. */
export function withIds(draft: object): object {
  const stored = ([field, value]: [string, unknown]): [string, unknown] => {
    if (idFields.has(field)) return [field, Array.isArray(value) ? value.map(idOf) : idOf(value)];
    if (field === 'variants' && Array.isArray(value)) return [field, value.map(withIds)];
    return [field, value];
  };
  return Object.fromEntries(Object.entries(draft).map(stored));
}

const idOf = (text: unknown): Types.ObjectId => new Types.ObjectId(String(text));
