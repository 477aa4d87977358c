import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type Types, trusted } from 'mongoose';
import { CARD_FIELDS, type CardRecord } from '../models/card-record.js';
import { type CategoryRecord, categoryModel } from '../models/category.model.js';
import { type ProductRecord, productModel } from '../models/product.model.js';
import { type SubcategoryRecord, subcategoryModel } from '../models/subcategory.model.js';
import { type TombstoneRecord, tombstoneModel } from '../models/tombstone.model.js';

/** A product for lists and searches: what its card shows, and whether it is a draft. */
export type ListedProduct = CardRecord & Pick<ProductRecord, 'draft'>;

const LISTED_FIELDS = `${CARD_FIELDS} draft`;

/** All changes after a revision. */
export interface ChangedRecords {
  readonly categories: readonly CategoryRecord[];
  readonly subcategories: readonly SubcategoryRecord[];
  readonly products: readonly ListedProduct[];
  readonly deleted: readonly TombstoneRecord[];
}

/** Reads the catalogue's changes, by the indexes on `revision`. */
@Injectable()
export class CatalogueChanges {
  constructor(
    @InjectModel(categoryModel.name) private readonly categories: Model<CategoryRecord>,
    @InjectModel(subcategoryModel.name) private readonly subcategories: Model<SubcategoryRecord>,
    @InjectModel(productModel.name) private readonly products: Model<ProductRecord>,
    @InjectModel(tombstoneModel.name) private readonly tombstones: Model<TombstoneRecord>,
  ) {}

  /**
   * Some of all products, in the order of their ids.
   * @param after the last id of the piece before; undefined for the first
   */
  async someProducts(after: Types.ObjectId | undefined, limit: number): Promise<ListedProduct[]> {
    return this.products
      .find(after ? { _id: trusted({ $gt: after }) } : {}, LISTED_FIELDS)
      .sort({ _id: 1 })
      .limit(limit)
      .lean<ListedProduct[]>();
  }

  /** The changes after `revision`; after -1 all categories, subcategories and tombstones, and no products. */
  async since(revision: number): Promise<ChangedRecords> {
    const [others, products] = await Promise.all([
      this.withoutProducts(revision),
      revision < 0 ? [] : this.products.find(after(revision), LISTED_FIELDS).lean<ListedProduct[]>(),
    ]);
    return { ...others, products };
  }

  /** The changes after `revision` that are few, however much an import has changed. */
  async withoutProducts(revision: number): Promise<Omit<ChangedRecords, 'products'>> {
    const later = after(revision);
    const [categories, subcategories, deleted] = await Promise.all([
      this.categories.find(later).lean<CategoryRecord[]>(),
      this.subcategories.find(later).lean<SubcategoryRecord[]>(),
      this.tombstones.find(later).lean<TombstoneRecord[]>(),
    ]);
    return { categories, subcategories, deleted };
  }

  /**
   * The products that changed after `revision`, in pieces: any number of them.
   * @param take gets each piece; the next one is read when it is done
   * @param signal ends it after a piece
   */
  async productsSince(
    revision: number,
    length: number,
    take: (products: readonly ListedProduct[]) => void,
    signal: AbortSignal,
  ): Promise<void> {
    const changed = this.products.find(after(revision), LISTED_FIELDS).sort({ revision: 1, _id: 1 });
    await changed
      .lean<ListedProduct[]>()
      .cursor({ batchSize: length })
      .eachAsync(async (products) => take(products), { batchSize: length, signal });
  }

  /** The products of these categories or subcategories. */
  async productsIn(ids: readonly Types.ObjectId[]): Promise<ListedProduct[]> {
    if (ids.length === 0) return [];
    const among = trusted({ $in: [...ids] });
    const [byCategory, bySubcategory] = await Promise.all([
      this.products.find({ categoryIds: among }, LISTED_FIELDS).lean<ListedProduct[]>(),
      this.products.find({ subCategoryIds: among }, LISTED_FIELDS).lean<ListedProduct[]>(),
    ]);
    return [...byCategory, ...bySubcategory];
  }
}

const after = (revision: number) => ({ revision: trusted({ $gt: revision }) });
