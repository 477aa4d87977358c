import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types, trusted } from 'mongoose';
import { type ProductRecord, productModel } from '../models/product.model.js';
import { CatalogueWrites } from './catalogue-writes.service.js';
import { KeyedMutex } from './keyed-mutex.service.js';
import { type ReassignmentTarget, reassignedCategories } from './reassigned-categories.js';

/** A transaction locks the products it moves; small ones delay buyers only briefly. */
const REASSIGNMENT_BATCH = 100;
/** Gives up when others keep adding products as fast as they are moved. */
const MAX_BATCHES = 2_000;

/** The parts of the catalogue whose products are reassigned. */
export interface ReassignmentScope {
  readonly categoryId?: Types.ObjectId;
  readonly subCategoryIds: readonly Types.ObjectId[];
}

/** Moves products out of a part of the catalogue that is about to be deleted, in batches. */
@Injectable()
export class CategoryReassignment {
  constructor(
    @InjectModel(productModel.name) private readonly products: Model<ProductRecord>,
    private readonly writes: CatalogueWrites,
    private readonly mutex: KeyedMutex,
  ) {}

  /**
   * Runs `work` in successive transactions until it reports that it is done. Each is complete in itself:
   * after an interruption every product is in its old or its new category, and the same call continues from
   * there.
   * @param scope whose products `work` moves; orders of these wait meanwhile
   * @param work returns whether it is done; it may run several times
   * @throws ShopError server.busy when it does not come to an end
   */
  async untilDone(
    scope: ReassignmentScope,
    work: (session: ClientSession, revision: number) => Promise<boolean>,
  ): Promise<void> {
    for (let batch = 0; batch < MAX_BATCHES; batch++) {
      const next = await this.products
        .find(standing(scope), { _id: 1 })
        .limit(REASSIGNMENT_BATCH)
        .lean<Pick<ProductRecord, '_id'>[]>();
      const ids = next.map(({ _id }) => _id.toHexString());
      if (await this.mutex.runExclusive(ids, () => this.writes.run(work))) return;
    }
    throw new ShopError('server.busy');
  }

  /** How many products the scope has, drafts included. */
  count(scope: ReassignmentScope, session: ClientSession): Promise<number> {
    return this.products.countDocuments(standing(scope), { session });
  }

  /**
   * Moves the next batch of products. Delete in the same transaction as the last batch: in between, the deletion of the
   * target category could move its products back, and the two would go on without end.
   * @returns whether there may be more
   */
  async moveSome(
    scope: ReassignmentScope,
    move: ReassignmentTarget,
    session: ClientSession,
    revision: number,
  ): Promise<boolean> {
    const some = await this.products
      .find(standing(scope), { categoryIds: 1, subCategoryIds: 1 })
      .limit(REASSIGNMENT_BATCH)
      .session(session)
      .lean<Pick<ProductRecord, '_id' | 'categoryIds' | 'subCategoryIds'>[]>();
    for (const { _id, categoryIds, subCategoryIds } of some) {
      const current = { categories: hexOf(categoryIds), subcategories: hexOf(subCategoryIds) };
      const { categories, subcategories } = reassignedCategories(current, move);
      const moved = {
        categoryIds: objectIds(categories),
        subCategoryIds: objectIds(subcategories),
        revision,
      };
      await this.products.updateOne({ _id }, { $set: moved }, { session });
    }
    return some.length === REASSIGNMENT_BATCH;
  }
}

function standing({ categoryId, subCategoryIds }: ReassignmentScope) {
  const inSubcategories = { subCategoryIds: trusted({ $in: [...subCategoryIds] }) };
  if (!categoryId) return inSubcategories;
  if (subCategoryIds.length === 0) return { categoryIds: categoryId };
  return { $or: [{ categoryIds: categoryId }, inSubcategories] };
}

const hexOf = (ids: readonly Types.ObjectId[]): string[] => ids.map((id) => id.toHexString());

const objectIds = (ids: readonly string[]): Types.ObjectId[] => ids.map((id) => new Types.ObjectId(id));
