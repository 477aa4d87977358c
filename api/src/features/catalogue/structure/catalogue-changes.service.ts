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
    const later = { revision: trusted({ $gt: revision }) };
    const [categories, subcategories, products, deleted] = await Promise.all([
      this.categories.find(later).lean<CategoryRecord[]>(),
      this.subcategories.find(later).lean<SubcategoryRecord[]>(),
      revision < 0 ? [] : this.products.find(later, LISTED_FIELDS).lean<ListedProduct[]>(),
      this.tombstones.find(later).lean<TombstoneRecord[]>(),
    ]);
    return { categories, subcategories, products, deleted };
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
