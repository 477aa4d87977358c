import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Types } from 'mongoose';
import { Transactions } from '../../../platform/database/transactions.js';
import { CATALOGUE_TOMBSTONE, type TombstoneModel, type TombstoneRecord } from '../models/tombstone.model.js';
import { CatalogueFeed } from './catalogue-feed.service.js';
import { CatalogueRevision } from './catalogue-revision.service.js';

/** The one way administrators' changes get into the catalogue: whole, in order, and seen by the next read. */
@Injectable()
export class CatalogueWrites {
  constructor(
    @InjectModel(CATALOGUE_TOMBSTONE) private readonly tombstones: TombstoneModel,
    private readonly transactions: Transactions,
    private readonly revision: CatalogueRevision,
    private readonly feed: CatalogueFeed,
  ) {}

  /**
   * Runs `work` in a transaction that holds the catalogue's next revision. This process's memory of the catalogue, of
   * which an answer may be made within, is brought up to date before and afterwards.
   * @param work writes with the session and stamps what it writes with the revision; it may run several times
   */
  async run<Result>(work: (session: ClientSession, revision: number) => Promise<Result>): Promise<Result> {
    await this.feed.refresh();
    const result = await this.transactions.run(async (session) =>
      work(session, await this.revision.next(session)),
    );
    await this.feed.catchUp();
    return result;
  }

  /** Leaves a tombstone for something that this session deletes or takes from sight. */
  async addTombstone(
    kind: TombstoneRecord['kind'],
    id: Types.ObjectId | string,
    revision: number,
    session: ClientSession,
  ): Promise<void> {
    // What was taken from sight before it is deleted has one already.
    await this.tombstones.updateOne({ _id: id }, { $set: { kind, revision } }, { upsert: true, session });
  }

  /** Takes away the tombstone of something that this session shows again. */
  async removeTombstone(id: Types.ObjectId | string, session: ClientSession): Promise<void> {
    await this.tombstones.deleteOne({ _id: id }, { session });
  }
}
