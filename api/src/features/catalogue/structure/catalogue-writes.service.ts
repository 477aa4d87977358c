import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import { ResponseCache } from '#platform/answers/response-cache.js';
import { Transactions } from '#platform/database/transactions.js';
import { type TombstoneRecord, tombstoneModel } from '../models/tombstone.model.js';
import { CHANGES_TAG } from './answer-tags.js';
import { CatalogueFeed } from './catalogue-feed.service.js';
import { CatalogueRevision } from './catalogue-revision.service.js';

/**
 * The only way administrators' changes are written to the catalogue: atomically, in order, and visible to the
 * next read.
 */
@Injectable()
export class CatalogueWrites {
  constructor(
    @InjectModel(tombstoneModel.name) private readonly tombstones: Model<TombstoneRecord>,
    private readonly transactions: Transactions,
    private readonly revision: CatalogueRevision,
    private readonly feed: CatalogueFeed,
    private readonly answers: ResponseCache,
  ) {}

  /**
   * Runs `work` in a transaction that holds the catalogue's next revision. This process's copy of the
   * catalogue, which answers may use, is brought up to date before and afterwards.
   * @param work writes with the session and sets the revision on everything it writes; it may run several
   *   times
   */
  async run<Result>(work: (session: ClientSession, revision: number) => Promise<Result>): Promise<Result> {
    await this.feed.refresh();
    const result = await this.transactions.run(async (session) =>
      work(session, await this.revision.next(session)),
    );
    await this.feed.catchUp();
    // It makes other processes catch up.
    this.answers.drop([CHANGES_TAG]);
    return result;
  }

  /** Adds a tombstone for something that this session deletes or hides. */
  async addTombstone(
    kind: TombstoneRecord['kind'],
    id: Types.ObjectId | string,
    revision: number,
    session: ClientSession,
  ): Promise<void> {
    // A product that was hidden before it is deleted already has one.
    await this.tombstones.updateOne({ _id: id }, { $set: { kind, revision } }, { upsert: true, session });
  }

  /** Removes the tombstone of something that this session publishes again. */
  async removeTombstone(id: Types.ObjectId | string, session: ClientSession): Promise<void> {
    await this.tombstones.deleteOne({ _id: id }, { session });
  }
}
