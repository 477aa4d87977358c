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
import { AuditLog } from '#platform/audit-log/audit-log.service.js';
import { auditSubject } from '#platform/audit-log/audit-subject.js';
import { changedValues } from '#platform/audit-log/changed-values.js';
import { Transactions } from '#platform/database/transactions.js';
import type { Claim } from '#platform/idempotency/keyed-call.js';
import { type ProductRecord, productModel } from '../models/product.model.js';
import { StockHistory } from '../stock/stock-history.service.js';
import { CatalogueFeed } from '../structure/catalogue-feed.service.js';
import { CatalogueNames } from '../structure/catalogue-names.service.js';
import { CatalogueWrites } from '../structure/catalogue-writes.service.js';
import { CategoryChecks } from '../structure/category-checks.service.js';
import { KeyedMutex } from '../structure/keyed-mutex.service.js';
import { type BulkBefore, type BulkFields, changedFields } from './bulk-change.js';

const BEFORE = {
  name: 1,
  pricePaise: 1,
  discount: 1,
  stock: 1,
  categoryIds: 1,
  subCategoryIds: 1,
  variants: 1,
} as const;

/** A product of the selection, and its outcome. */
interface Judged {
  readonly result: BulkResult;
  readonly before?: BulkBefore;
  /** Empty when nothing changes or the change is refused. */
  readonly fields: BulkFields;
}

/** Changes many products in one call, by the rules of single edits. */
@Injectable()
export class BulkEdits {
  constructor(
    @InjectModel(productModel.name) private readonly products: Model<ProductRecord>,
    private readonly writes: CatalogueWrites,
    private readonly transactions: Transactions,
    private readonly mutex: KeyedMutex,
    private readonly categoryChecks: CategoryChecks,
    private readonly names: CatalogueNames,
    private readonly history: StockHistory,
    private readonly feed: CatalogueFeed,
    private readonly audit: AuditLog,
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
   * Changes the products in one transaction; refused ones stay as they are and do not block the others.
   * @throws ShopError category.missing, subcategory.missing
   */
  apply(by: AdminActor, { productIds, change }: BulkEditRequest, claim: Claim): Promise<BulkEditAnswer> {
    // Without the mutex, orders of the same products would conflict with this transaction repeatedly.
    return this.mutex.runExclusive(productIds, () =>
      this.writes.run(async (session, revision) => {
        const judged = await this.judge(productIds, change, session);
        await this.write(judged, revision, session);
        if (change.stock) await this.recordAdjustments(by.userId, judged, change.stock, session);
        await this.recordChanges(by, judged, session);
        const answer = ok(
          'Products updated',
          judged.map(({ result }) => result),
        );
        await claim.complete(session, answer);
        return answer;
      }),
    );
  }

  private async judge(ids: readonly string[], change: BulkChange, session: ClientSession): Promise<Judged[]> {
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

  private judgeOne(productId: string, before: BulkBefore | undefined, change: BulkChange): Judged {
    if (!before) return refused({ productId }, new ShopError('product.missing', { productId }));
    const was = { productId, name: before.name, before: this.stateOf(before) };
    try {
      const fields = changedFields(before, change);
      return { before, fields, result: { ...was, after: this.stateOf({ ...before, ...fields }) } };
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      return refused(was, error);
    }
  }

  private async write(judged: readonly Judged[], revision: number, session: ClientSession): Promise<void> {
    const changed = judged.filter(({ fields }) => Object.keys(fields).length > 0);
    if (changed.length === 0) return;
    await this.products.bulkWrite(
      changed.map(({ before, fields }) => ({
        updateOne: { filter: { _id: before?._id }, update: { $set: { ...fields, revision } } },
      })),
      { session },
    );
  }

  private async recordChanges(
    by: AdminActor,
    judged: readonly Judged[],
    session: ClientSession,
  ): Promise<void> {
    const items = judged.flatMap(({ before, fields, result }) =>
      before && Object.keys(fields).length > 0
        ? [
            {
              subject: auditSubject('product', before),
              ...changedValues({ ...result.before }, { ...result.after }),
            },
          ]
        : [],
    );
    if (items.length > 0) await this.audit.add(session, by, { action: 'catalogue.products-changed', items });
  }

  private recordAdjustments(
    by: string,
    judged: readonly Judged[],
    { reason, text }: NonNullable<BulkChange['stock']>,
    session: ClientSession,
  ): Promise<void> {
    const adjusted = judged.flatMap(({ before, fields: { stock: left } }) =>
      before && left !== undefined
        ? [{ productId: before._id.toHexString(), by, change: left - before.stock, left, reason, text }]
        : [],
    );
    return this.history.addAll(session, adjusted);
  }

  private stateOf({ pricePaise, discount, stock, categoryIds, subCategoryIds }: BulkBefore): BulkState {
    return {
      price: toRupees(pricePaise),
      discount,
      stock,
      category: this.names.categoriesOf(categoryIds).map(({ name }) => name),
      subCategory: this.names.subcategoriesOf(subCategoryIds).map(({ name }) => name),
    };
  }
}

const refused = (was: Omit<BulkResult, 'refusal'>, { refusal }: ShopError): Judged => ({
  fields: {},
  result: { ...was, refusal },
});
