import type { SyncedProduct } from '@jhola/shared/contracts/catalogue-sync.contract';
import type {
  AdminProduct,
  Product,
  ProductSummary,
  Variant,
} from '@jhola/shared/contracts/product.contract';
import { brandOf } from '@jhola/shared/domain/filters/brand';
import { toRupees } from '@jhola/shared/domain/money/money';
import { piecesForSale } from '@jhola/shared/domain/variants/pieces-for-sale';
import { requiresVariant } from '@jhola/shared/domain/variants/variant-choice';
import { hexOf } from '#platform/database/hex-of.js';
import type { CardRecord, CardVariant } from '../models/card-record.js';
import type { ProductRecord, VariantRecord } from '../models/product.model.js';
import { codesOf } from '../models/product-codes.js';
import type { CatalogueNames } from '../structure/catalogue-names.service.js';
import { hindiOf } from '../structure/hindi-name.js';

/** The average of some ratings, with one decimal (docs/product.md#review-rules); 0 without any. */
export function averageRating(ratingSum: number, ratingCount: number): number {
  return ratingCount === 0 ? 0 : Math.round((ratingSum / ratingCount) * 10) / 10;
}

/** A product as cards show it. */
export function summaryOf(record: CardRecord, names: CatalogueNames): ProductSummary {
  // Not a spread: cards that begin with one have a shape each, which takes as much memory again as the card.
  return Object.assign(cardOf(record), {
    category: names.categoriesOf(record.categoryIds),
    subCategory: names.subcategoriesOf(record.subCategoryIds),
  });
}

const summaries = new WeakMap<CardRecord, ProductSummary>();

/**
 * As `summaryOf`, made once for each record: what several copies of the catalogue keep of it is in memory once. Only for a record that
 * is looked at before anything is renamed.
 */
export function sharedSummaryOf(record: CardRecord, names: CatalogueNames): Readonly<ProductSummary> {
  const known = summaries.get(record);
  if (known) return known;
  const summary = summaryOf(record, names);
  summaries.set(record, summary);
  return summary;
}

/** A product as a device stores it: the categories by their ids. */
export function syncedOf(record: CardRecord): SyncedProduct {
  return {
    ...cardOf(record),
    categoryIds: record.categoryIds.map((id) => id.toHexString()),
    subCategoryIds: record.subCategoryIds.map((id) => id.toHexString()),
  };
}

function cardOf(record: CardRecord): Omit<ProductSummary, 'category' | 'subCategory'> {
  const { stock, pictureHash } = record;
  const variants = record.variants.map((variant) => cardVariantOf(variant, record.variantStock));
  const hasVariants = requiresVariant(variants);
  const brand = brandOf(record.moreDetails ?? {});
  return {
    _id: hexOf(record._id),
    name: record.name,
    ...hindiOf(record),
    image: [...record.image],
    ...(brand && { brand }),
    unit: record.unit,
    productType: record.productType,
    stock,
    inStock: piecesForSale({ stock, variants }) > 0,
    price: toRupees(record.pricePaise),
    discount: record.discount,
    averageRating: averageRating(record.ratingSum, record.ratingCount),
    totalReviews: record.ratingCount,
    hasVariants,
    ...(hasVariants && { variants }),
    ...(pictureHash && pictureHash.of === record.image[0] && { thumbHash: pictureHash.hash }),
    createdAt: record.createdAt.toISOString(),
  };
}

/** A whole product, as its own page shows it (docs/product.md#product-fields). */
export function productOf(record: ProductRecord, names: CatalogueNames): Product {
  return {
    ...summaryOf(record, names),
    description: record.description,
    more_details: { ...record.moreDetails },
    variants: record.variants.map((variant) => variantOf(variant, record.variantStock)),
  };
}

/** A whole product as administrators see it. */
export function adminProductOf(record: ProductRecord, names: CatalogueNames): AdminProduct {
  return {
    ...productOf(record, names),
    published: record.draft !== true,
    version: record.revision,
    ...codesOf(record),
  };
}

function variantOf(variant: VariantRecord, stocks: ProductRecord['variantStock']): Variant {
  const { image } = variant;
  return { ...cardVariantOf(variant, stocks), ...(image?.length ? { image: [...image] } : {}) };
}

function cardVariantOf(variant: CardVariant, stocks: ProductRecord['variantStock']): Variant {
  const _id = variant._id.toHexString();
  return {
    _id,
    name: variant.name,
    ...(variant.pricePaise === undefined ? {} : { price: toRupees(variant.pricePaise) }),
    ...(variant.hasOwnStock ? { stock: stocks[_id] ?? 0 } : {}),
  };
}
