import type { StockListRequest, StockSort } from '@jhola/shared/contracts/stock.contract';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import { comparedText } from '../models/compared-text.js';
import { type ProductRecord, productModel } from '../models/product.model.js';
import type { Choice } from './stock-line.js';

/** How many pieces are left of a product, or of a variant with a stock of its own. */
export interface Level extends Choice {
  readonly name: string;
  readonly variantName?: string;
  readonly unit: string;
  readonly image?: string;
  readonly left: number;
}

/** What levels are sorted by; the lowest first when absent. */
type LevelOrder = Pick<StockListRequest, 'sort' | 'descending'>;

const LOWEST_FIRST: LevelOrder = { sort: 'left', descending: false };

/** The filter and page of levels. */
export interface LevelsWanted {
  /** At most this many left. A product whose own pieces cannot be bought is never low itself: its variants are. */
  readonly maxStock: number | undefined;
  /** Only these products. */
  readonly productIds: readonly string[] | undefined;
  readonly page: number;
  readonly limit: number;
  readonly order?: LevelOrder;
}

/** A page of levels, and how many there are in all. */
export interface LevelPage {
  readonly levels: Level[];
  readonly totalCount: number;
}

type Counted = Pick<ProductRecord, '_id' | 'name' | 'unit' | 'image' | 'stock' | 'variants' | 'variantStock'>;
type Count = Choice & { readonly left: number };
/** What a level is sorted by. */
type Sortable = Count & { readonly name: string | undefined };

/** The fields of a product that levels are sorted by, each with an index. */
const sortFields = { name: 'nameLower', left: 'stock' } as const satisfies Record<StockSort, string>;

const FIELDS = { name: 1, unit: 1, image: 1, stock: 1, variants: 1, variantStock: 1 } as const;

/** Lists how many pieces are left, the lowest levels first unless it is asked otherwise. */
@Injectable()
export class StockLevels {
  constructor(@InjectModel(productModel.name) private readonly products: Model<ProductRecord>) {}

  /** A page of the wanted levels, in their order. */
  async page(wanted: LevelsWanted): Promise<LevelPage> {
    const { productIds, maxStock, order } = wanted;
    if (!productIds) return this.pageOfAll(wanted);
    const found = await this.products.find({ _id: trusted({ $in: productIds }) }, FIELDS).lean<Counted[]>();
    const levels = found
      .flatMap((product) => (maxStock === undefined ? levelsOf(product) : lowLevelsOf(product, maxStock)))
      .sort(inOrder(order));
    return { levels: onPage(levels, wanted), totalCount: levels.length };
  }

  /** All levels of these products: the product's own, then those of its variants that have one. */
  async of(productIds: readonly string[], session?: ClientSession): Promise<Level[]> {
    const found = await this.products
      .find({ _id: trusted({ $in: productIds }) }, FIELDS)
      .session(session ?? null)
      .lean<Counted[]>();
    return found.flatMap(levelsOf);
  }

  /**
   * Products come in order from an index, as far as the page reaches. Variants have no such index: of all
   * products with variant stock, only the numbers are read.
   */
  private async pageOfAll(wanted: LevelsWanted): Promise<LevelPage> {
    const { maxStock, page, limit, order = LOWEST_FIRST } = wanted;
    const few = maxStock === undefined ? {} : { stock: trusted({ $lte: maxStock }), ...sellsFromOwnStock() };
    const way = order.descending ? -1 : 1;
    const named = order.sort === 'name' && { nameLower: 1 };
    const [products, productCount, withVariants] = await Promise.all([
      this.products
        .find(few, { stock: 1, ...named })
        .sort({ [sortFields[order.sort]]: way, _id: way })
        .limit(page * limit)
        .lean<Pick<ProductRecord, '_id' | 'stock' | 'nameLower'>[]>(),
      maxStock === undefined ? this.products.estimatedDocumentCount() : this.products.countDocuments(few),
      this.products
        .find({ 'variants.hasOwnStock': true }, { variantStock: 1, ...named })
        .lean<Pick<ProductRecord, '_id' | 'variantStock' | 'nameLower'>[]>(),
    ]);
    const own = products.map(
      ({ _id, stock, nameLower: name }): Sortable => ({ productId: _id.toHexString(), left: stock, name }),
    );
    const ofVariants = withVariants.flatMap((product) => variantCounts(product, maxStock));
    const shown = onPage([...own, ...ofVariants].sort(inOrder(order)), wanted);
    const levels = await this.of([...new Set(shown.map(({ productId }) => productId))]);
    const byKey = new Map(levels.map((level) => [keyOf(level), level]));
    return {
      levels: shown.flatMap((count) => byKey.get(keyOf(count)) ?? []),
      totalCount: productCount + ofVariants.length,
    };
  }
}

/** The filter of products whose own pieces can be bought: some are when not each of its variants has a stock of its own. */
const sellsFromOwnStock = () => ({
  $or: [{ 'variants.0': trusted({ $exists: false }) }, { 'variants.hasOwnStock': false }],
});

/** The levels of a product at which at most this many pieces are left. */
function lowLevelsOf(product: Counted, maxStock: number): Level[] {
  const { variants } = product;
  const sellsOwn = variants.length === 0 || variants.some(({ hasOwnStock }) => !hasOwnStock);
  return levelsOf(product).filter(({ variantId, left }) => left <= maxStock && (variantId || sellsOwn));
}

/** The levels of a product: its own, then those of its variants that have one. */
export function levelsOf(product: Counted): Level[] {
  const { _id, name, unit, image, stock, variants } = product;
  const common = { productId: _id.toHexString(), name, unit, ...(image[0] && { image: image[0] }) };
  const ofVariants = variantCounts(product).map(({ variantId, left }): Level => {
    const variant = variants.find((one) => one._id.toHexString() === variantId);
    const [ownImage] = variant?.image ?? [];
    return {
      ...common,
      ...(ownImage && { image: ownImage }),
      variantId,
      left,
      ...(variant && { variantName: variant.name }),
    };
  });
  return [{ ...common, left: stock }, ...ofVariants];
}

/** The levels of the variants with a stock of their own, at most `maxStock`: most are looked at for nothing else. */
function variantCounts(
  { _id, variantStock, nameLower: name }: Pick<ProductRecord, '_id' | 'variantStock' | 'nameLower'>,
  maxStock = Number.POSITIVE_INFINITY,
): Sortable[] {
  const counts: Sortable[] = [];
  for (const [variantId, left] of Object.entries(variantStock)) {
    if (left <= maxStock) counts.push({ productId: _id.toHexString(), variantId, left, name });
  }
  return counts;
}

/** The levels that differ after an edit of a product; a variant that was added or removed counts from or to 0. */
export function recounted(before: Counted, after: Counted): (Count & { readonly change: number })[] {
  const [was, is] = [before, after].map((product) => levelsOf(product)) as [Level[], Level[]];
  const leftOf = (levels: readonly Level[]) => new Map(levels.map((level) => [keyOf(level), level.left]));
  const [wasLeft, isLeft] = [leftOf(was), leftOf(is)];
  const each = new Map([...was, ...is].map((level) => [keyOf(level), level]));
  return [...each].flatMap(([key, { productId, variantId }]) => {
    const left = isLeft.get(key) ?? 0;
    const change = left - (wasLeft.get(key) ?? 0);
    return change === 0 ? [] : [{ productId, variantId, left, change }];
  });
}

/** The key of a level in a map. */
export const keyOf = ({ productId, variantId = '' }: Choice): string => `${productId}/${variantId}`;

/** An order of levels: by the pieces that are left or by the name as it is compared, ties in a stable order. */
export function inOrder({ sort, descending }: LevelOrder = LOWEST_FIRST) {
  const way = descending ? -1 : 1;
  const compared = (one: Sortable, other: Sortable): number =>
    (sort === 'left'
      ? one.left - other.left
      : before(comparedText(one.name ?? ''), comparedText(other.name ?? ''))) ||
    before(keyOf(one), keyOf(other));
  return (one: Sortable, other: Sortable): number => way * compared(one, other);
}

const before = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);

/** The rows of one page, pages counted from 1. */
export const onPage = <Row>(
  rows: readonly Row[],
  { page, limit }: Pick<LevelsWanted, 'page' | 'limit'>,
): Row[] => rows.slice((page - 1) * limit, page * limit);
