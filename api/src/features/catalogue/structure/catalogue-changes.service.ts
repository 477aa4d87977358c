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

/** How any number of products is read. */
export interface Pieces {
  /** How many at a time. */
  readonly length: number;
  /** Gets each piece; the next one is read when it is done. */
  readonly take: (products: readonly ListedProduct[]) => void;
  /** Ends it after a piece. */
  readonly signal: AbortSignal;
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

  /** The products that changed after `revision`, in pieces: any number of them. */
  productsSince(revision: number, pieces: Pieces): Promise<void> {
    return this.inPieces(after(revision), pieces);
  }

  /** The products of these categories or subcategories that have not changed after `revision`, in pieces. */
  async unchangedIn(ids: readonly Types.ObjectId[], revision: number, pieces: Pieces): Promise<void> {
    if (ids.length === 0) return;
    const among = trusted({ $in: [...ids] });
    const isIn = { $or: [{ categoryIds: among }, { subCategoryIds: among }] };
    await this.inPieces({ ...isIn, revision: trusted({ $lte: revision }) }, pieces);
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

  private async inPieces(filter: object, { length, take, signal }: Pieces): Promise<void> {
    await this.products
      .find(filter, LISTED_FIELDS)
      .lean<ListedProduct[]>()
      .cursor({ batchSize: length })
      .eachAsync(async (products) => take(products), { batchSize: length, signal });
  }
}

const after = (revision: number) => ({ revision: trusted({ $gt: revision }) });
