import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { ResponseCache } from '#platform/answers/response-cache.js';
import { Transactions } from '#platform/database/transactions.js';
import { type ProductRecord, productModel } from '../models/product.model.js';
import { CHANGES_TAG, stampedTag } from './answer-tags.js';
import { CatalogueRevision } from './catalogue-revision.service.js';
import { KeyedMutex } from './keyed-mutex.service.js';

const BATCH_MS = 200;
/** A transaction locks the products it writes; small ones delay buyers only briefly. */
const REVISION_BATCH = 100;

/**
 * Gives products that sold or were reviewed the catalogue's next revision, later and in batches: taking the
 * revision inside each order would serialize all orders.
 */
@Injectable()
export class RevisionBumper {
  private touched = new Set<string>();
  private batch: Promise<void> | undefined;

  constructor(
    @InjectModel(productModel.name) private readonly products: Model<ProductRecord>,
    private readonly revision: CatalogueRevision,
    private readonly transactions: Transactions,
    private readonly mutex: KeyedMutex,
    private readonly answers: ResponseCache,
  ) {}

  /** Adds these products to the next batch; resolves when that is written. Repeats are harmless. */
  bump(productIds: readonly string[]): Promise<void> {
    for (const id of productIds) this.touched.add(id);
    this.batch ??= pause(BATCH_MS).then(() => this.write());
    return this.batch;
  }

  private async write(): Promise<void> {
    const ids = [...this.touched];
    this.touched = new Set();
    this.batch = undefined;
    for (let at = 0; at < ids.length; at += REVISION_BATCH) {
      const some = ids.slice(at, at + REVISION_BATCH);
      // Without the mutex, orders of the same products would conflict with this transaction repeatedly.
      await this.mutex.runExclusive(some, () => this.stampNow(some));
      this.answers.drop([CHANGES_TAG, ...some.map(stampedTag)]);
    }
  }

  private stampNow(ids: readonly string[]): Promise<void> {
    return this.transactions.run(async (session) => {
      const revision = await this.revision.next(session);
      await this.products.updateMany(
        { _id: trusted({ $in: ids }) },
        { $set: { revision } },
        { session, timestamps: false },
      );
    });
  }
}
