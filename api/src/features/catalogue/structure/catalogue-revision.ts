import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession } from 'mongoose';
import { CATALOGUE_COUNTER, type CatalogueCounterModel } from '../models/catalogue-counter.model.js';

const COUNTER = { _id: 'catalogue' } as const;

/**
 * The catalogue's revision: a number that grows with every change of a product, category or subcategory.
 * Each changed document carries the revision of its change; each deleted one leaves a tombstone with it.
 */
@Injectable()
export class CatalogueRevision {
  constructor(@InjectModel(CATALOGUE_COUNTER) private readonly counters: CatalogueCounterModel) {}

  /**
   * The next revision, for whatever is written in the same transaction. Taking it makes changes of the catalogue run
   * one after the other (the second of two rivals is tried again), so that revisions become visible in their order and
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

  /** The newest revision; 0 before the first change. One read by id. */
  async current(): Promise<number> {
    return (await this.counters.findOne(COUNTER).lean())?.revision ?? 0;
  }
}
