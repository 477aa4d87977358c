import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { Transactions } from '#platform/database/transactions.js';
import { CatalogueRevision } from '../structure/catalogue-revision.service.js';
import { KeyedMutex } from '../structure/keyed-mutex.service.js';
import {
  changedFields,
  differingFields,
  fieldsOf,
  hasNoCategory,
  isOwn,
  type ProductCategories,
} from './file-fields.js';
import { ImportCategories, type Stamp, type Writing } from './import-categories.service.js';
import { newIdentity } from './import-identity.js';
import type { BatchOutcome, ImportRow } from './import-report.js';
import { firstSamples, sampleOf, updateSample } from './import-samples.js';
import { ImportWrites, type Plan, type Update, type WriteOptions } from './import-writes.service.js';
import { isInCategories } from './own-file.js';
import { newPictures } from './picture-plans.service.js';
import { type MatchedRow, ProductMatcher } from './product-matcher.service.js';
import type { ImportedProduct } from './read-product.js';

/** The lines of earlier rows of the file, by the ids of their products. */
type Taken = ReadonlyMap<string, number>;

/** Writes the products of a file into the catalogue. A known product is updated; an unchanged one is not written. */
@Injectable()
export class CatalogueImport {
  constructor(
    private readonly matcher: ProductMatcher,
    private readonly importCategories: ImportCategories,
    private readonly revision: CatalogueRevision,
    private readonly transactions: Transactions,
    private readonly mutex: KeyedMutex,
    private readonly writes: ImportWrites,
  ) {}

  /** What writing some rows would do in the current catalogue. */
  async check(rows: readonly ImportRow[], taken: Taken): Promise<BatchOutcome> {
    return (await this.plan(rows, taken, undefined)).outcome;
  }

  /**
   * Writes some rows in one transaction, all of them or nothing, with one revision like any admin's change.
   * Where the file has another stock than the shop, the history records a count.
   */
  async write(rows: readonly ImportRow[], taken: Taken, options: WriteOptions): Promise<BatchOutcome> {
    // Without the mutex, orders of the same products would conflict with this transaction repeatedly.
    const ids = await this.matcher.candidateIds(rows);
    return this.mutex.runExclusive(ids, () =>
      this.transactions.run(async (session) => {
        const writing = { session, stamp: this.stampOf(session) };
        const plan = await this.plan(rows, taken, writing);
        await this.writes.write(plan, options, writing);
        return plan.outcome;
      }),
    );
  }

  private async plan(rows: readonly ImportRow[], taken: Taken, writing: Writing | undefined): Promise<Plan> {
    const { matched, refused, lineOf } = await this.matcher.match(rows, taken, writing?.session);
    const staying = await this.staying(matched, writing?.session);
    const moving = matched.flatMap(({ row: { product } }) => (staying.has(product) ? [] : [product]));
    const { categoryIdsOf, newCategories, newSubcategories, made } = await this.importCategories.ensure(
      moving,
      writing,
    );
    const categorized = matched.map(({ row, before }) => ({
      row,
      before,
      categoryIds: staying.get(row.product) ?? categoryIdsOf(row.product),
    }));
    const created = categorized.flatMap(({ row, before, categoryIds }) =>
      before ? [] : [{ row, fields: fieldsOf(row.product, categoryIds) }],
    );
    const updates = categorized.flatMap(({ row, before, categoryIds }) => {
      if (!before) return [];
      const fields = changedFields(row.product, categoryIds, before);
      const changed = differingFields(before, fields);
      return [{ row, before, fields, changed, identity: newIdentity(row.product, before) }];
    });
    const updated = updates.filter(({ changed }) => changed.length > 0);
    const unchanged = updates.filter(({ changed }) => changed.length === 0);
    const counts = { created: created.length, updated: updated.length, unchanged: unchanged.length };
    const samples = {
      created: firstSamples(created).map(({ row, fields }) => sampleOf(row, fields)),
      updated: await this.updateSamples(firstSamples(updated), writing?.session),
      unchanged: firstSamples(unchanged).map(({ row, fields }) => sampleOf(row, fields)),
    };
    const pictures = matched.reduce(
      (count, { row, before }) => count + newPictures(row.product, before).length,
      0,
    );
    const outcome = { ...counts, newCategories, newSubcategories, refused, lineOf, samples, pictures };
    return { created, updates, made, outcome };
  }

  private async updateSamples(updates: readonly Update[], session: ClientSession | undefined) {
    const moved = updates.filter(
      ({ changed }) => changed.includes('categoryIds') || changed.includes('subCategoryIds'),
    );
    const namesOf = await this.importCategories.standing(
      moved.map(({ before }) => before),
      session,
    );
    return updates.map((update) => updateSample(update, namesOf(update.before)));
  }

  /** The current categories of products whose row names no others. */
  private async staying(
    matched: readonly MatchedRow[],
    session: ClientSession | undefined,
  ): Promise<ReadonlyMap<ImportedProduct, ProductCategories>> {
    const known = matched.flatMap(({ row: { product }, before }) =>
      before ? [{ product, before, own: isOwn(product, before) }] : [],
    );
    const namesOf = await this.importCategories.standing(
      known.flatMap(({ before, own }) => (own ? [before] : [])),
      session,
    );
    const stays = known.filter(({ product, before, own }) =>
      own ? isInCategories(product.categoryColumns, namesOf(before)) : hasNoCategory(product),
    );
    return new Map(
      stays.map(({ product, before: { categoryIds, subCategoryIds } }) => [
        product,
        { categoryIds, subCategoryIds },
      ]),
    );
  }

  /** The revision of this transaction, taken at the first write: a batch without changes takes none. */
  private stampOf(session: ClientSession): Stamp {
    let revision: Promise<number> | undefined;
    return () => {
      revision ??= this.revision.next(session);
      return revision;
    };
  }
}
