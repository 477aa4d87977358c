import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, Types, trusted } from 'mongoose';
import { PRODUCT, type ProductModel, type ProductRecord } from '../models/product.model.js';
import { KeyedMutex } from '../stock/product-turns.js';
import { CatalogueWrites } from './catalogue-writes.js';
import { type ReassignmentTarget, reassignedCategories } from './reassigned-categories.js';

/** A transaction holds the products it moves; small ones keep nobody waiting who buys them. */
const REASSIGNMENT_BATCH = 100;
/** Where others put products onto a shelf as fast as they leave it, somebody has to give up. */
const MAX_TURNS = 2_000;

/** The parts of the catalogue whose products are meant. */
export interface ReassignmentScope {
  readonly categoryId?: Types.ObjectId;
  readonly subCategoryIds: readonly Types.ObjectId[];
}

/** Takes the products off a part of the catalogue that is about to be deleted, some of them at a time. */
@Injectable()
export class CategoryReassignment {
  constructor(
    @InjectModel(PRODUCT) private readonly products: ProductModel,
    private readonly writes: CatalogueWrites,
    private readonly turns: KeyedMutex,
  ) {}

  /**
   * Runs `work` in one transaction after the other until it says that it is done. Each is whole: stopped between two,
   * the products stand in the old place or in the new one, and the same call goes on from there.
   * @param shelved whose products `work` moves: while these sell, some order always holds one of them
   * @param work says whether it is done; it may run several times
   * @throws ShopError server.busy when there is no end to it
   */
  async untilDone(
    shelved: ReassignmentScope,
    work: (session: ClientSession, revision: number) => Promise<boolean>,
  ): Promise<void> {
    for (let turn = 0; turn < MAX_TURNS; turn++) {
      const next = await this.products
        .find(standing(shelved), { _id: 1 })
        .limit(REASSIGNMENT_BATCH)
        .lean<Pick<ProductRecord, '_id'>[]>();
      const ids = next.map(({ _id }) => _id.toHexString());
      if (await this.turns.run(ids, () => this.writes.run(work))) return;
    }
    throw new ShopError('server.busy');
  }

  /** How many products stand there, drafts among them. */
  count(shelved: ReassignmentScope, session: ClientSession): Promise<number> {
    return this.products.countDocuments(standing(shelved), { session });
  }

  /**
   * Moves the next products.
   * @returns whether others may stand there still; once it is false, delete in this same transaction: in between, who
   * deletes the other place would move them back, and so on without end
   */
  async moveSome(
    shelved: ReassignmentScope,
    move: ReassignmentTarget,
    session: ClientSession,
    revision: number,
  ): Promise<boolean> {
    const some = await this.products
      .find(standing(shelved), { categoryIds: 1, subCategoryIds: 1 })
      .limit(REASSIGNMENT_BATCH)
      .session(session)
      .lean<Pick<ProductRecord, '_id' | 'categoryIds' | 'subCategoryIds'>[]>();
    for (const { _id, categoryIds, subCategoryIds } of some) {
      const place = { categories: hexOf(categoryIds), subcategories: hexOf(subCategoryIds) };
      const { categories, subcategories } = reassignedCategories(place, move);
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
