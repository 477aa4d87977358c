import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ResponseCache } from '#platform/answers/response-cache.js';
import { Transactions } from '#platform/database/transactions.js';
import { type ProductRecord, productModel } from '../models/product.model.js';
import { CHANGES_TAG, productTag } from '../structure/answer-tags.js';
import { CatalogueRevision } from '../structure/catalogue-revision.service.js';
import { KeyedMutex } from '../structure/keyed-mutex.service.js';

/** The ThumbHash of a product's first picture. */
export interface FoundHash {
  readonly productId: string;
  /** The address of the picture. */
  readonly of: string;
  /** Base64. */
  readonly hash: string;
}

/** Writes ThumbHashes into products, with the catalogue's next revision, so that devices hear of them. */
@Injectable()
export class HashWrites {
  constructor(
    @InjectModel(productModel.name) private readonly products: Model<ProductRecord>,
    private readonly revision: CatalogueRevision,
    private readonly transactions: Transactions,
    private readonly mutex: KeyedMutex,
    private readonly answers: ResponseCache,
  ) {}

  /** Writes them together; a product that has another first picture by now keeps what it has. */
  async write(found: readonly FoundHash[]): Promise<void> {
    if (found.length === 0) return;
    const ids = found.map(({ productId }) => productId);
    await this.mutex.runExclusive(ids, () =>
      this.transactions.run(async (session) => {
        const revision = await this.revision.next(session);
        const updates = found.map(({ productId: _id, of, hash }) => ({
          updateOne: {
            filter: { _id, 'image.0': of },
            update: { $set: { pictureHash: { of, hash }, revision } },
            timestamps: false,
          },
        }));
        await this.products.bulkWrite(updates, { session });
      }),
    );
    this.answers.drop([CHANGES_TAG, ...ids.map(productTag)]);
  }
}
