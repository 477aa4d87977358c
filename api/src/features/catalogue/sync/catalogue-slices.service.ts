import type { CatalogueChanges, SyncedProduct } from '@jhola/shared/contracts/catalogue-sync.contract';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types, trusted } from 'mongoose';
import { CARD_FIELDS, type CardRecord } from '../models/card-record.js';
import { type CategoryRecord, categoryModel } from '../models/category.model.js';
import { type ProductRecord, productModel, published } from '../models/product.model.js';
import { type SubcategoryRecord, subcategoryModel } from '../models/subcategory.model.js';
import { type TombstoneRecord, tombstoneModel } from '../models/tombstone.model.js';
import { syncedOf } from '../products/product-answer.js';
import { ProductIds } from '../products/product-ids.service.js';
import { CatalogueFeed } from '../structure/catalogue-feed.service.js';
import { hindiOf } from '../structure/hindi-name.js';

/** A position in the order of changes: after this revision, or within it after this product. */
export interface ChangePosition {
  readonly revision: number;
  readonly afterId?: string;
}

/** Some products in the order of their changes, and the position of the last; undefined when there are no more. */
export interface ProductSlice {
  readonly products: readonly SyncedProduct[];
  readonly last: Required<ChangePosition> | undefined;
}

/** Reads the catalogue's changes in slices, by the indexes on `revision`. */
@Injectable()
export class CatalogueSlices {
  constructor(
    @InjectModel(categoryModel.name) private readonly categories: Model<CategoryRecord>,
    @InjectModel(subcategoryModel.name) private readonly subcategories: Model<SubcategoryRecord>,
    @InjectModel(productModel.name) private readonly products: Model<ProductRecord>,
    @InjectModel(tombstoneModel.name) private readonly tombstones: Model<TombstoneRecord>,
    private readonly ids: ProductIds,
    private readonly feed: CatalogueFeed,
  ) {}

  /** How many products shoppers see. */
  async productCount(): Promise<number> {
    await this.feed.refreshIfOld();
    return this.ids.count({});
  }

  /**
   * The next published products that changed; a product that became a draft has a tombstone instead.
   * @param from where the last slice ended
   * @param target the last wanted revision; later changes belong to the next synchronization
   */
  async productsAfter(from: ChangePosition, target: number, limit: number): Promise<ProductSlice> {
    const sameRevision = from.afterId
      ? await this.products
          .find(
            {
              revision: from.revision,
              _id: trusted({ $gt: new Types.ObjectId(from.afterId) }),
              ...published(),
            },
            SLICE_FIELDS,
          )
          .sort({ _id: 1 })
          .limit(limit)
          .lean<ChangedCard[]>()
      : [];
    const left = limit - sameRevision.length;
    const later =
      left > 0
        ? await this.products
            .find({ revision: trusted({ $gt: from.revision, $lte: target }), ...published() }, SLICE_FIELDS)
            .sort({ revision: 1, _id: 1 })
            .limit(left)
            .lean<ChangedCard[]>()
        : [];
    const found = [...sameRevision, ...later];
    const last = found.at(-1);
    return {
      products: found.map(syncedOf),
      last:
        last && found.length === limit
          ? { revision: last.revision, afterId: last._id.toHexString() }
          : undefined,
    };
  }

  /** Categories, subcategories and deletions after one revision up to another; all of them are few. */
  async categoriesBetween(
    since: number,
    target: number,
  ): Promise<Pick<CatalogueChanges, 'categories' | 'subcategories' | 'deleted'>> {
    const changed = { revision: trusted({ $gt: since, $lte: target }) };
    const [categories, subcategories, deleted] = await Promise.all([
      this.categories.find(changed).lean<CategoryRecord[]>(),
      this.subcategories.find(changed).lean<SubcategoryRecord[]>(),
      // A device without any data has nothing to delete.
      since === 0 ? [] : this.tombstones.find(changed).lean<TombstoneRecord[]>(),
    ]);
    const gone = (type: TombstoneRecord['kind']) =>
      deleted.filter((stone) => stone.kind === type).map(({ _id }) => _id.toHexString());
    return {
      categories: categories.map((category) => ({
        _id: category._id.toHexString(),
        name: category.name,
        ...hindiOf(category),
        image: category.image,
        ...(category.sizeGuide && { sizeGuide: category.sizeGuide }),
      })),
      subcategories: subcategories.map((subcategory) => ({
        _id: subcategory._id.toHexString(),
        name: subcategory.name,
        ...hindiOf(subcategory),
        image: subcategory.image,
        categoryIds: subcategory.categoryIds.map((id) => id.toHexString()),
      })),
      deleted: {
        products: gone('product'),
        categories: gone('category'),
        subcategories: gone('subcategory'),
      },
    };
  }
}

type ChangedCard = CardRecord & { readonly revision: number };

const SLICE_FIELDS = `${CARD_FIELDS} revision`;
