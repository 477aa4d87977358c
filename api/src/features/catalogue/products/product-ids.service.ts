import type { ProductPageRequest, ProductSort } from '@jhola/shared/contracts/product.contract';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types, trusted } from 'mongoose';
import { type ProductRecord, productModel, published } from '../models/product.model.js';
import { barcodeKey, skuKey } from '../models/product-codes.js';
import { FilterableProducts } from './filterable-products.service.js';
import type { PlacedList } from './placed-products.js';

/** Whether shoppers see a product, or administrators alone. */
export type Visibility = 'published' | 'drafts' | 'all';

/** The filter of a list of products: a subcategory, a category, both; or all products. */
export interface ProductScope {
  readonly categoryId?: string;
  readonly subCategoryId?: string;
  /** Excludes products that are in this category too. */
  readonly notCategoryId?: string;
  /** The published ones when absent. */
  readonly visibility?: Visibility;
}

/** What administrators sort by; each field has an index. */
const sortFields: Readonly<Record<ProductSort, string>> = {
  name: 'nameLower',
  price: 'pricePaise',
  discount: 'discount',
  stock: 'stock',
};

const NEWEST_FIRST = { createdAt: -1, _id: 1 } as const;

/**
 * The ids of a list's products, newest first. The fields that a list shows are read by id. Lists of published products come from
 * memory as soon as that knows them: no page is too deep, and no count too long.
 */
@Injectable()
export class ProductIds {
  constructor(
    @InjectModel(productModel.name) private readonly products: Model<ProductRecord>,
    private readonly filterable: FilterableProducts,
  ) {}

  /** The newest products within a scope, after `skip` others. */
  async newest(scope: ProductScope, limit: number, skip = 0): Promise<string[]> {
    const known = this.known(scope);
    if (known) return some(known, scope, limit, skip);
    const found = await this.products
      .find(filterOf(scope), { _id: 1 })
      .sort(NEWEST_FIRST)
      .skip(skip)
      .limit(limit)
      .lean<{ _id: Types.ObjectId }[]>();
    return found.map(({ _id }) => _id.toHexString());
  }

  /**
   * A page of products in an administrator's order, ties by id.
   * @param among the ids to choose from; all there are when absent
   */
  async sorted(
    sort: ProductSort,
    { descending, limit, page }: Pick<ProductPageRequest, 'descending' | 'limit' | 'page'>,
    visibility: Visibility,
    among?: readonly string[],
  ): Promise<string[]> {
    const way = descending ? -1 : 1;
    const chosen = among && { _id: trusted({ $in: among.map((id) => new Types.ObjectId(id)) }) };
    const found = await this.products
      .find({ ...seen[visibility](), ...chosen }, { _id: 1 })
      .sort({ [sortFields[sort]]: way, _id: way })
      .skip((page - 1) * limit)
      .limit(limit)
      .lean<{ _id: Types.ObjectId }[]>();
    return found.map(({ _id }) => _id.toHexString());
  }

  /** The products whose SKU or barcode is this text: one of each at most, the SKU's first. */
  async ofCode(text: string, visibility: Visibility): Promise<string[]> {
    const [sku, barcode] = [skuKey(text), barcodeKey(text)];
    const keys = [...(sku ? [{ skuKey: sku }] : []), ...(barcode ? [{ barcodeKey: barcode }] : [])];
    if (keys.length === 0) return [];
    const found = await this.products
      .find({ ...seen[visibility](), $or: keys }, { skuKey: 1 })
      .lean<{ _id: Types.ObjectId; skuKey?: string }[]>();
    return found
      .sort((one, other) => Number(other.skuKey === sku) - Number(one.skuKey === sku))
      .map(({ _id }) => _id.toHexString());
  }

  /** The published products that are reduced, those reduced most first. */
  async reduced(limit: number): Promise<string[]> {
    const found = await this.products
      .find({ ...published(), discount: trusted({ $gt: 0 }) }, { _id: 1 })
      .sort({ discount: -1, _id: 1 })
      .limit(limit)
      .lean<{ _id: Types.ObjectId }[]>();
    return found.map(({ _id }) => _id.toHexString());
  }

  /** The names of the shop's published products in the order of their ids, after `skip` others. */
  async named(limit: number, skip: number): Promise<{ readonly _id: string; readonly name: string }[]> {
    const found = await this.products
      .find(published(), { name: 1 })
      .sort({ _id: 1 })
      .skip(skip)
      .limit(limit)
      .lean<{ _id: Types.ObjectId; name: string }[]>();
    return found.map(({ _id, name }) => ({ _id: _id.toHexString(), name }));
  }

  /** How many products a scope has. */
  async count(scope: ProductScope): Promise<number> {
    const known = this.known(scope);
    if (known && !scope.notCategoryId) return known.length;
    const { visibility = 'published' } = scope;
    if (visibility === 'drafts') return this.countDrafts(scope);
    if (visibility === 'all') return this.countAll(scope);
    // Drafts are few and have their own index: excluding them by the filter would read every product.
    const [all, drafts] = await Promise.all([this.countAll(scope), this.countDrafts(scope)]);
    return Math.max(0, all - drafts);
  }

  private known(scope: ProductScope): PlacedList | undefined {
    const { visibility = 'published' } = scope;
    return visibility === 'published' ? this.filterable.inLists(scope) : undefined;
  }

  private countDrafts(scope: ProductScope): Promise<number> {
    return this.products.countDocuments(filterOf({ ...scope, visibility: 'drafts' }));
  }

  private countAll(scope: ProductScope): Promise<number> {
    return scope.categoryId || scope.subCategoryId
      ? this.products.countDocuments(filterOf({ ...scope, visibility: 'all' }))
      : this.products.estimatedDocumentCount();
  }
}

/** Ids of a list, after `skip` others. */
function some(list: PlacedList, { notCategoryId }: ProductScope, limit: number, skip: number): string[] {
  const ids: string[] = [];
  let left = skip;
  // What is looked for is mostly at the beginning: nothing is filtered as a whole.
  for (let at = notCategoryId ? 0 : skip; at < list.length && ids.length < limit; at++) {
    const { product, listingIds } = list.at(at);
    if (notCategoryId && (listingIds.includes(notCategoryId) || left-- > 0)) continue;
    ids.push(product._id);
  }
  return ids;
}

const seen: Readonly<Record<Visibility, () => object>> = {
  published,
  drafts: () => ({ draft: true }),
  all: () => ({}),
};

function filterOf({ categoryId, subCategoryId, notCategoryId, visibility = 'published' }: ProductScope) {
  return {
    ...seen[visibility](),
    ...(subCategoryId ? { subCategoryIds: new Types.ObjectId(subCategoryId) } : {}),
    ...(categoryId ? { categoryIds: new Types.ObjectId(categoryId) } : {}),
    ...(notCategoryId ? { $nor: [{ categoryIds: new Types.ObjectId(notCategoryId) }] } : {}),
  };
}
