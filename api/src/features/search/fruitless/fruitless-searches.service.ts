import type { FruitlessSearch } from '@jhola/shared/contracts/overview.contract';
import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { CatalogueFeed } from '#features/catalogue/structure/catalogue-feed.service.js';
import { Database } from '#platform/database/database.js';
import { SearchIndex } from '../search-index.service.js';
import { type FruitlessSearchRecord, fruitlessSearchModel } from './fruitless-search.model.js';
import { fruitlessText, isTypingOn, plainText } from './fruitless-text.js';

/** How long a text must stay unchanged before it counts: shoppers search while they type. */
const REST_MS = 4000;
/** The limit of pending texts; more are not counted. */
const MAX_RESTING = 500;
/** The limit of stored texts; the oldest are deleted. */
const MAX_KEPT = 1000;

interface Resting {
  readonly text: string;
  readonly timer: NodeJS.Timeout;
}

/**
 * Counts searches without results. While a text is pending, the client's address identifies who continues
 * typing; it is in this process's memory only and never stored. A crash loses pending texts.
 */
@Injectable()
export class FruitlessSearches {
  private readonly log = new Logger('FruitlessSearches');
  private readonly resting = new Map<string, Resting>();
  /** Texts that are to be written, and how often each was searched. */
  private readonly counted = new Map<string, number>();
  private writing: Promise<void> | undefined;

  constructor(
    @InjectModel(fruitlessSearchModel.name) private readonly searches: Model<FruitlessSearchRecord>,
    private readonly index: SearchIndex,
    private readonly feed: CatalogueFeed,
    database: Database,
  ) {
    database.beforeClosing(() => this.finish());
  }

  /**
   * Records a search, if it has no results. Shorter texts that were typed on the way to it are dropped.
   * @param from the client's address
   */
  note(searched: string, from: string): void {
    const before = this.resting.get(from);
    if (before && isTypingOn(before.text, plainText(searched))) this.drop(from);
    // Most searches end here.
    if (this.isFound(searched.toLowerCase())) return;
    const text = fruitlessText(searched);
    if (!text || this.isFound(text)) return;
    // A different text means that the pending one is complete.
    this.take(from);
    if (this.resting.size >= MAX_RESTING) return;
    this.resting.set(from, { text, timer: setTimeout(() => this.take(from), REST_MS).unref() });
  }

  /** The most frequent searches that still have no results, the most frequent first. */
  async top(count: number): Promise<FruitlessSearch[]> {
    await this.feed.refresh();
    await this.index.ready();
    const records = await this.searches
      .find()
      .sort({ count: -1, lastAt: -1 })
      // some of them may have results by now
      .limit(count * 3)
      .lean<FruitlessSearchRecord[]>();
    return records
      .filter(({ _id }) => !this.isFound(_id))
      .slice(0, count)
      .map(({ _id: text, count: times, lastAt }) => ({ text, count: times, lastAt: lastAt.toISOString() }));
  }

  private isFound(text: string): boolean {
    return this.index.find(text).length > 0;
  }

  private drop(from: string): void {
    clearTimeout(this.resting.get(from)?.timer);
    this.resting.delete(from);
  }

  /** Counts a pending text. */
  private take(from: string): void {
    const rested = this.resting.get(from);
    this.drop(from);
    if (!rested) return;
    this.counted.set(rested.text, (this.counted.get(rested.text) ?? 0) + 1);
    this.writing ??= this.writeCounted();
  }

  /** Writes what is counted, and then what was counted meanwhile: the more are searched, the more are written by one call. */
  private async writeCounted(): Promise<void> {
    while (this.counted.size > 0) {
      try {
        await this.writeSome();
      } catch (err) {
        this.log.warn({ err, msg: 'Searches could not be counted' });
      }
    }
    this.writing = undefined;
  }

  private async writeSome(): Promise<void> {
    const some = [...this.counted];
    this.counted.clear();
    const lastAt = new Date();
    await this.searches.bulkWrite(
      some.map(([_id, count]) => ({
        updateOne: { filter: { _id }, update: { $inc: { count }, $set: { lastAt } }, upsert: true },
      })),
    );
    await this.deleteOldest();
  }

  private async deleteOldest(): Promise<void> {
    const kept = await this.searches.estimatedDocumentCount();
    if (kept <= MAX_KEPT) return;
    const oldest = await this.searches
      .find({}, { _id: 1 })
      .sort({ lastAt: 1 })
      .limit(kept - MAX_KEPT)
      .lean<Pick<FruitlessSearchRecord, '_id'>[]>();
    await this.searches.deleteMany({ _id: trusted({ $in: oldest.map(({ _id }) => _id) }) });
  }

  private async finish(): Promise<void> {
    for (const from of [...this.resting.keys()]) this.take(from);
    await this.writing;
  }
}
