import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types, trusted } from 'mongoose';
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

  /** Adds a tombstone for each thing that this session deletes or hides. */
  async addTombstones(
    kind: TombstoneRecord['kind'],
    ids: readonly Types.ObjectId[],
    revision: number,
    session: ClientSession,
  ): Promise<void> {
    if (ids.length === 0) return;
    // A product that was hidden before it is deleted already has one.
    const writes = ids.map((_id) => ({
      updateOne: { filter: { _id }, update: { $set: { kind, revision } }, upsert: true },
    }));
    await this.tombstones.bulkWrite(writes, { session });
  }

  /** As addTombstones, for one thing. */
  addTombstone(
    kind: TombstoneRecord['kind'],
    id: Types.ObjectId | string,
    revision: number,
    session: ClientSession,
  ): Promise<void> {
    return this.addTombstones(kind, [new Types.ObjectId(id)], revision, session);
  }

  /** Removes the tombstones of what this session publishes again. */
  async removeTombstones(ids: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
    if (ids.length > 0) await this.tombstones.deleteMany({ _id: trusted({ $in: [...ids] }) }, { session });
  }
}
