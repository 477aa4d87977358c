import type { BulkChange, PriceChange, StockChange } from '@jhola/shared/contracts/bulk-edit.contract';
import { MAX_PIECES, MAX_RUPEES } from '@jhola/shared/contracts/product-limits';
import { toPaise } from '@jhola/shared/domain/money/money';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Types } from 'mongoose';
import type { ProductRecord, VariantRecord } from '../models/product.model.js';

/** The fields of a product that a bulk edit reads. */
export type BulkBefore = Pick<
  ProductRecord,
  | '_id'
  | 'name'
  | 'pricePaise'
  | 'discount'
  | 'stock'
  | 'categoryIds'
  | 'subCategoryIds'
  | 'variants'
  | 'draft'
>;

/** The fields that a bulk edit may write. */
export type BulkFields = Partial<Omit<BulkBefore, '_id' | 'name'>>;

/**
 * The fields that a change really changes; none when the product already has these values.
 * @throws ShopError product.price-too-high, stock.below-zero, stock.above-most
 */
export function changedFields(before: BulkBefore, change: BulkChange): BulkFields {
  const { price, discount, stock, category, subCategory, published } = change;
  const wanted: BulkFields = {
    ...(price && changedPrices(before, price)),
    ...(discount !== undefined && { discount }),
    ...(stock && { stock: changedStock(before, stock) }),
    ...(category && { categoryIds: objectIds(category) }),
    ...(subCategory && { subCategoryIds: objectIds(subCategory) }),
    ...(published === (before.draft === true) && { draft: !published }),
  };
  const different = Object.entries(wanted).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof BulkBefore]),
  );
  return Object.fromEntries(different);
}

function changedPrices(before: BulkBefore, change: PriceChange): BulkFields {
  if (change.kind === 'set') return { pricePaise: toPaise(change.price) };
  const changed = (paise: number) => Math.round((paise * (100 + change.percent)) / 100);
  const prices = { pricePaise: changed(before.pricePaise), variants: before.variants.map(repriced(changed)) };
  const highest = Math.max(prices.pricePaise, ...prices.variants.map(({ pricePaise = 0 }) => pricePaise));
  if (highest <= toPaise(MAX_RUPEES)) return prices;
  throw new ShopError('product.price-too-high', { name: before.name, most: MAX_RUPEES });
}

const repriced =
  (changed: (paise: number) => number) =>
  (variant: VariantRecord): VariantRecord =>
    variant.pricePaise === undefined ? variant : { ...variant, pricePaise: changed(variant.pricePaise) };

function changedStock({ name, stock }: BulkBefore, { kind, pieces }: StockChange): number {
  const left = kind === 'set' ? pieces : stock + pieces;
  if (left < 0) throw new ShopError('stock.below-zero', { name, left: stock });
  if (left > MAX_PIECES) throw new ShopError('stock.above-most', { name, most: MAX_PIECES });
  return left;
}

/** The ids without duplicates. */
const objectIds = (ids: readonly string[]): Types.ObjectId[] =>
  [...new Set(ids)].map((id) => new Types.ObjectId(id));
