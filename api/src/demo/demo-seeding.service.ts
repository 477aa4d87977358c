import { fillShop, type ShopToFill } from '@jhola/demo-catalogue/fill-shop';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { type CategoryRecord, categoryModel } from '../features/catalogue/models/category.model.js';
import { type ProductRecord, productModel } from '../features/catalogue/models/product.model.js';
import { type SubcategoryRecord, subcategoryModel } from '../features/catalogue/models/subcategory.model.js';
import { CatalogueRevision } from '../features/catalogue/structure/catalogue-revision.service.js';
import { type ReviewRecord, reviewModel } from '../features/reviews/models/review.model.js';
import { duplicatesIn, isDuplicateKey } from '../platform/database/duplicate-key.js';
import { Transactions } from '../platform/database/transactions.js';
import {
  categoryDraft,
  productDraft,
  reviewDraft,
  type Stamp,
  subcategoryDraft,
  withIds,
} from './models/demo-documents.js';
import { type DemoFillModel, type DemoFillRecord, demoFillModel } from './models/demo-fill.model.js';

const FILL = { _id: 'demo-catalogue' } as const;

/** Fills an empty shop with the demo catalogue. */
@Injectable()
export class DemoSeeding {
  constructor(
    @InjectModel(demoFillModel.name) private readonly fills: DemoFillModel,
    @InjectModel(categoryModel.name) private readonly categories: Model<CategoryRecord>,
    @InjectModel(subcategoryModel.name) private readonly subcategories: Model<SubcategoryRecord>,
    @InjectModel(productModel.name) private readonly products: Model<ProductRecord>,
    @InjectModel(reviewModel.name) private readonly reviews: Model<ReviewRecord>,
    private readonly revision: CatalogueRevision,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Fills the shop if it is empty, or goes on where an earlier filling was interrupted; a shop with any catalogue of
   * its own is left alone. Call it before the catalogue's feed reads the catalogue.
   * @param count how many products; an interrupted filling keeps its own count
   * @param now what the catalogue's dates lie before
   * @param onProgress receives how many of the products are in
   */
  async fill(count: number, now: Date, onProgress: (done: number, total: number) => void): Promise<void> {
    const fill = await this.begun(count, now);
    if (!fill || fill.done) return;
    const stamp = {
      revision: await this.transactions.run((session) => this.revision.next(session)),
      at: fill.startedAt,
    };
    await fillShop(this.stamping(stamp), fill, onProgress);
    await this.fills.updateOne(FILL, { $set: { done: true } });
    onProgress(fill.count, fill.count);
  }

  /** The collections of the shop, for documents with this stamp. */
  private stamping(stamp: Stamp): ShopToFill {
    const { categories, subcategories, products, reviews } = this;
    return {
      addCategories: (some) =>
        insertMissing(
          categories,
          some.map((one) => categoryDraft(one, stamp)),
        ),
      addSubcategories: (some) =>
        insertMissing(
          subcategories,
          some.map((one) => subcategoryDraft(one, stamp)),
        ),
      addProducts: (some) =>
        insertMissing(
          products,
          some.map((one) => productDraft(one, stamp)),
        ),
      addReviews: (some) => insertMissing(reviews, some.map(reviewDraft)),
    };
  }

  /** The filling that was begun, now or earlier; undefined for a shop that has a catalogue of its own. */
  private async begun(count: number, now: Date): Promise<DemoFillRecord | undefined> {
    const earlier = await this.fills.findOne(FILL).lean<DemoFillRecord>();
    if (earlier) return earlier;
    if ((await this.categories.exists({})) || (await this.products.exists({}))) return undefined;
    // Another process that starts on the same empty database may be quicker; then its filling counts.
    const fill: DemoFillRecord = { ...FILL, count, startedAt: now, done: false };
    await this.fills.create(fill).catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
    });
    return (await this.fills.findOne(FILL).lean<DemoFillRecord>()) ?? undefined;
  }
}

// biome-ignore lint/suspicious/noExplicitAny: models of different records share no type they can be taken under.
type AnyModel = Model<any>;

/**
 * Inserts what is not there yet, by id. Straight by the driver: the drafts are our own and typed by the models'
 * records, and mongoose would take four seconds of a first start to check every field again.
 */
async function insertMissing({ collection }: AnyModel, drafts: readonly object[]): Promise<void> {
  if (drafts.length === 0) return;
  try {
    await collection.insertMany(drafts.map(withIds), { ordered: false });
  } catch (error) {
    duplicatesIn(error);
  }
}
