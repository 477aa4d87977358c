import type {
  BulkChange,
  BulkEditAnswer,
  BulkEditRequest,
  BulkResult,
  BulkState,
} from '@jhola/shared/contracts/bulk-edit.contract';
import { toRupees } from '@jhola/shared/domain/money/money';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import { ok } from '#platform/answers/ok.js';
import type { AdminActor } from '#platform/audit-log/audit-actor.js';
import { Transactions } from '#platform/database/transactions.js';
import type { Claim } from '#platform/idempotency/keyed-call.js';
import { type ProductRecord, productModel } from '../models/product.model.js';
import { CatalogueFeed } from '../structure/catalogue-feed.service.js';
import { CatalogueNames } from '../structure/catalogue-names.service.js';
import { CatalogueWrites } from '../structure/catalogue-writes.service.js';
import { CategoryChecks } from '../structure/category-checks.service.js';
import { KeyedMutex } from '../structure/keyed-mutex.service.js';
import { type BulkBefore, changedFields } from './bulk-change.js';
import { BulkWrites, type Judged } from './bulk-writes.service.js';

const BEFORE = {
  name: 1,
  pricePaise: 1,
  discount: 1,
  stock: 1,
  categoryIds: 1,
  subCategoryIds: 1,
  variants: 1,
  draft: 1,
} as const;

/** A product of the selection that stays as it is, and why. */
interface Refused {
  readonly before?: undefined;
  readonly result: BulkResult;
}

/** Changes or deletes many products in one call, by the rules of single edits (docs/product.md#bulk-edit). */
@Injectable()
export class BulkEdits {
  constructor(
    @InjectModel(productModel.name) private readonly products: Model<ProductRecord>,
    private readonly writes: CatalogueWrites,
    private readonly transactions: Transactions,
    private readonly mutex: KeyedMutex,
    private readonly categoryChecks: CategoryChecks,
    private readonly names: CatalogueNames,
    private readonly bulkWrites: BulkWrites,
    private readonly feed: CatalogueFeed,
  ) {}

  /**
   * What `apply` would do now; nothing is written.
   * @throws ShopError category.missing, subcategory.missing
   */
  async preview({ productIds, change }: BulkEditRequest): Promise<BulkResult[]> {
    await this.feed.refresh();
    return this.transactions.run(async (session) =>
      (await this.judge(productIds, change, session)).map(({ result }) => result),
    );
  }

  /**
   * Changes or deletes the products in one transaction; refused ones stay as they are and do not block the others.
   * @throws ShopError category.missing, subcategory.missing
   */
  apply(by: AdminActor, { productIds, change }: BulkEditRequest, claim: Claim): Promise<BulkEditAnswer> {
    // Without the mutex, orders of the same products would conflict with this transaction repeatedly.
    return this.mutex.runExclusive(productIds, () =>
      this.writes.run(async (session, revision) => {
        const judged = await this.judge(productIds, change, session);
        const found = judged.filter((one) => one.before !== undefined);
        const within = { session, revision };
        if (change.deleted) await this.bulkWrites.delete(by, found, within);
        else await this.bulkWrites.change(by, found, change, within);
        const answer = ok(
          change.deleted ? 'Products deleted' : 'Products updated',
          judged.map(({ result }) => result),
        );
        await claim.complete(session, answer);
        return answer;
      }),
    );
  }

  private async judge(
    ids: readonly string[],
    change: BulkChange,
    session: ClientSession,
  ): Promise<(Judged | Refused)[]> {
    if (change.category) await this.categoryChecks.mustHaveCategories([...new Set(change.category)], session);
    if (change.subCategory)
      await this.categoryChecks.mustHaveSubcategories([...new Set(change.subCategory)], session);
    const found = await this.products
      .find({ _id: trusted({ $in: [...ids] }) }, BEFORE)
      .session(session)
      .lean<BulkBefore[]>();
    const byId = new Map(found.map((product) => [product._id.toHexString(), product]));
    return [...new Set(ids)].map((productId) => this.judgeOne(productId, byId.get(productId), change));
  }

  private judgeOne(productId: string, before: BulkBefore | undefined, change: BulkChange): Judged | Refused {
    if (!before) return refused({ productId }, new ShopError('product.missing', { productId }));
    const was = { productId, name: before.name, before: this.stateOf(before) };
    if (change.deleted) return { before, fields: {}, result: { ...was, deleted: true } };
    try {
      const fields = changedFields(before, change);
      return { before, fields, result: { ...was, after: this.stateOf({ ...before, ...fields }) } };
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      return refused(was, error);
    }
  }

  private stateOf({
    pricePaise,
    discount,
    stock,
    categoryIds,
    subCategoryIds,
    draft,
  }: BulkBefore): BulkState {
    return {
      price: toRupees(pricePaise),
      discount,
      stock,
      category: this.names.categoriesOf(categoryIds).map(({ name }) => name),
      subCategory: this.names.subcategoriesOf(subCategoryIds).map(({ name }) => name),
      published: draft !== true,
    };
  }
}

const refused = (was: Omit<BulkResult, 'refusal'>, { refusal }: ShopError): Refused => ({
  result: { ...was, refusal },
});
