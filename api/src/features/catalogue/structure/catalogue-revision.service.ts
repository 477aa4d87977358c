import { Injectable, OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types, trusted } from 'mongoose';
import { type CatalogueCounterRecord, catalogueCounterModel } from '../models/catalogue-counter.model.js';

const COUNTER = { _id: 'catalogue' } as const;

/**
 * The catalogue's revision: a number that grows with every change of a product, category or subcategory.
 * Each changed document carries the revision of its change; each deleted one leaves a tombstone with it.
 */
@Injectable()
export class CatalogueRevision implements OnModuleInit {
  constructor(
    @InjectModel(catalogueCounterModel.name) private readonly counters: Model<CatalogueCounterRecord>,
  ) {}

  /** Gives a new catalogue its id: several processes that start together agree on one. */
  async onModuleInit(): Promise<void> {
    await this.counters.updateOne(COUNTER, { $setOnInsert: { revision: 0 } }, { upsert: true });
    await this.counters.updateOne(
      { ...COUNTER, epoch: trusted({ $exists: false }) },
      { $set: { epoch: new Types.ObjectId() } },
    );
  }

  /**
   * The next revision, for everything written in the same transaction. Taking it serializes changes of the
   * catalogue (the second of two concurrent ones is retried), so that revisions become visible in order and
   * rules that span documents hold: no product can move into a category while that category is deleted.
   */
  async next(session: ClientSession): Promise<number> {
    const counter = await this.counters
      .findOneAndUpdate(
        COUNTER,
        { $inc: { revision: 1 } },
        { upsert: true, returnDocument: 'after', session },
      )
      .lean();
    return counter.revision;
  }

  /** The catalogue's id and its newest revision: everything up to it is committed. */
  async state(): Promise<{ readonly epoch: string; readonly revision: number }> {
    const counter = await this.counters.findOne(COUNTER).lean();
    if (!counter?.epoch) throw new Error('The catalogue has no name; it gets one at start.');
    return { epoch: counter.epoch.toHexString(), revision: counter.revision };
  }

  /**
   * The newest revision; 0 before the first change. One read by id.
   * @param session of a transaction that has taken a revision: that one
   */
  async current(session: ClientSession | null = null): Promise<number> {
    return (await this.counters.findOne(COUNTER).session(session).lean())?.revision ?? 0;
  }
}
