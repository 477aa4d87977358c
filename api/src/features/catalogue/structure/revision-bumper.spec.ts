import type { Model } from 'mongoose';
import { ResponseCache } from '#platform/answers/response-cache.js';
import type { ShopConfig } from '#platform/config/shop-config.js';
import type { Transactions } from '#platform/database/transactions.js';
import type { ProductRecord } from '../models/product.model.js';
import { CHANGES_TAG, stampedIdsIn } from './answer-tags.js';
import type { CatalogueRevision } from './catalogue-revision.service.js';
import type { KeyedMutex } from './keyed-mutex.service.js';
import { RevisionBumper } from './revision-bumper.service.js';

describe('the revision of what was sold', () => {
  it('is written for all of a moment together, and then said, also which products they are', async () => {
    const happened: unknown[] = [];
    const answers = new ResponseCache({ isSoleWriter: true } as ShopConfig);
    answers.onDrop((tags) => happened.push([tags.includes(CHANGES_TAG), stampedIdsIn(tags)]));
    const bumper = new RevisionBumper(
      { updateMany: async () => happened.push('written') } as unknown as Model<ProductRecord>,
      { next: async () => 7 } as unknown as CatalogueRevision,
      { run: (work: (session: unknown) => Promise<void>) => work({}) } as unknown as Transactions,
      { runExclusive: (_: unknown, work: () => Promise<void>) => work() } as unknown as KeyedMutex,
      answers,
    );
    await Promise.all([bumper.bump(['tea', 'dal']), bumper.bump(['dal', 'rice'])]);
    expect(happened).toEqual(['written', [true, ['tea', 'dal', 'rice']]]);
  });
});
