import { BRAND_FIELD } from '@jhola/shared/domain/filters/brand';
import type { ProductRecord, VariantRecord } from './product.model.js';

/** The fields of a card; lists read only these and leave out descriptions. */
const cardKeys = [
  'name',
  'nameHindi',
  'image',
  'pictureHash',
  'categoryIds',
  'subCategoryIds',
  'unit',
  'productType',
  'stock',
  'pricePaise',
  'discount',
  'variantStock',
  'ratingCount',
  'ratingSum',
  'createdAt',
] as const satisfies readonly (keyof ProductRecord)[];

/** The fields of a variant on a card; pictures are shown only on the product's own page. */
const cardVariantKeys = [
  '_id',
  'name',
  'pricePaise',
  'hasOwnStock',
] as const satisfies readonly (keyof VariantRecord)[];

export type CardVariant = Pick<VariantRecord, (typeof cardVariantKeys)[number]>;

/** What a list reads of a product. */
export type CardRecord = Pick<ProductRecord, '_id' | (typeof cardKeys)[number]> & {
  readonly variants: readonly CardVariant[];
  /** The brand alone of the extra fields. */
  readonly moreDetails?: { readonly [BRAND_FIELD]?: string };
};

/** The projection that reads a CardRecord. */
export const CARD_FIELDS = [
  ...cardKeys,
  ...cardVariantKeys.map((key) => `variants.${key}`),
  `moreDetails.${BRAND_FIELD}`,
].join(' ');
