import { Injectable, Optional } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ShopConfig } from '../config/shop-config.js';
import { SerializedResponse } from './serialized-response.js';

const MAX_BYTES = 12 * 1024 * 1024;
/** Answers for everybody are at most a second behind: what they are made of may be older than they are. */
const BRIEFLY_MS = 500;

/**
 * How long a response is kept while other processes may write (docs/product.md#caches): `not` at all (what is a person's own,
 * and what administrators see); `briefly`, half a second; or `until-dropped`, where a drop follows the writes of others, too.
 */
export type KeptBesideOthers = 'not' | 'briefly' | 'until-dropped';

interface Kept {
  readonly answer: SerializedResponse;
  readonly tags: readonly string[];
  /** By `performance.now`, in ms. */
  readonly until: number;
}

/** Where the data behind a dropped tag were written: by this process, or by another one, of which it has learned. */
export type Where = 'here' | 'elsewhere';

type DropListener = (tags: readonly string[], where: Where) => void;

/** Adds a tag to a response while it is built, before the tagged data are read. */
export type AddTag = (tag: string) => void;

interface Flight {
  readonly answer: Promise<SerializedResponse>;
  readonly tags: readonly string[];
  readonly until: number;
  /** Set when a drop of its tags arrived while it was being built. */
  stale: boolean;
}

/**
 * Cached responses that stay valid until the data behind them change. Each is stored under tags; code that
 * writes drops the tags of what it changed, after its commit. A commit can be read before the writer knows of
 * it: where a response must agree with another one that is read at that moment, `startChange` covers the time
 * between. While other processes may write to the database, a response is kept as long as its maker says.
 */
@Injectable()
export class ResponseCache {
  private readonly keysOfTag = new Map<string, Set<string>>();
  private readonly flights = new Map<string, Flight>();
  /** The tags whose data are being changed, each with the number of its changes that have not ended. */
  private readonly changing = new Map<string, number>();
  private readonly kept: LRUCache<string, Kept>;
  private readonly listeners: DropListener[] = [];
  private readonly isSoleWriter: boolean;
  private ready = 0;
  private made = 0;

  /**
   * @param maxBytes the memory limit of the cache; its type is explicit, because not every compiler emits an
   *   inferred type for Nest
   */
  constructor(config: ShopConfig, @Optional() maxBytes: number = MAX_BYTES) {
    this.kept = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ answer }) => answer.size,
      dispose: ({ tags }, key) => this.forget(key, tags),
    });
    this.isSoleWriter = config.isSoleWriter;
  }

  /** How many answers were ready and how many had to be made so far, and the memory of the ready ones in bytes. */
  get uses(): { readonly ready: number; readonly made: number; readonly bytes: number } {
    return { ready: this.ready, made: this.made, bytes: this.kept.calculatedSize };
  }

  /** The cached response of this key, if there is one; for callers that cannot wait. */
  get(key: string): SerializedResponse | undefined {
    const kept = this.kept.get(key);
    if (!kept || kept.until < performance.now()) return undefined;
    this.ready++;
    return kept.answer;
  }

  /**
   * The response under this key, built by `make` when it is not cached. Concurrent callers share one build.
   * @param key the whole request: route and everything the response depends on
   * @param tags the data behind the response; `drop` with any of them removes it
   * @param make builds the response in the contract's exact form; it adds further tags on the way
   * @param besideOthers how long it is kept while other processes may write
   */
  getOrLoad(
    key: string,
    tags: readonly string[],
    make: (addTag: AddTag) => Promise<object | string>,
    besideOthers: KeptBesideOthers = 'not',
  ): Promise<SerializedResponse> {
    const ready = this.get(key);
    if (ready) return Promise.resolve(ready);
    const under = this.flights.get(key);
    if (under && !this.isChanging(under)) return under.answer;
    if (under) this.unshare(key, under);
    this.made++;
    const kept = this.isSoleWriter ? 'until-dropped' : besideOthers;
    if (kept === 'not') return make(() => {}).then((answer) => new SerializedResponse(answer));

    const all = [...tags];
    const flight: Flight = {
      answer: this.make(
        key,
        () => flight,
        () => make((tag) => all.push(tag)),
      ),
      tags: all,
      until: kept === 'briefly' ? performance.now() + BRIEFLY_MS : Number.POSITIVE_INFINITY,
      stale: false,
    };
    this.flights.set(key, flight);
    return flight.answer;
  }

  /**
   * Removes every response with one of these tags. A response that is just being built is still given to
   * those who wait for it (they asked before the change), but not cached, and later callers do not share it.
   */
  drop(tags: readonly string[], where: Where = 'here'): void {
    for (const listener of this.listeners) listener(tags, where);
    for (const tag of tags) {
      for (const key of [...(this.keysOfTag.get(tag) ?? [])]) this.kept.delete(key);
    }
    for (const [key, flight] of this.flights) {
      if (flight.tags.some((tag) => tags.includes(tag))) this.unshare(key, flight);
    }
  }

  /**
   * Drops these tags now and once more when the change of their data has ended; in between, every call builds
   * its own response.
   * @returns ends the change; to be called once, whether it succeeded, failed, or nobody knows
   */
  startChange(tags: readonly string[]): () => void {
    for (const tag of tags) this.changing.set(tag, (this.changing.get(tag) ?? 0) + 1);
    this.drop(tags);
    return () => {
      for (const tag of tags) {
        const others = (this.changing.get(tag) ?? 1) - 1;
        if (others > 0) this.changing.set(tag, others);
        else this.changing.delete(tag);
      }
      this.drop(tags);
    };
  }

  /** Registers a listener for dropped tags, for other caches of the same data. */
  onDrop(listener: DropListener): void {
    this.listeners.push(listener);
  }

  private isChanging({ tags }: Flight): boolean {
    return this.changing.size > 0 && tags.some((tag) => this.changing.has(tag));
  }

  /** Leaves a response that is being built to those who wait for it already. */
  private unshare(key: string, flight: Flight): void {
    flight.stale = true;
    if (this.flights.get(key) === flight) this.flights.delete(key);
  }

  private async make(
    key: string,
    flight: () => Flight,
    make: () => Promise<object | string>,
  ): Promise<SerializedResponse> {
    try {
      const answer = new SerializedResponse(await make());
      const { stale, tags, until } = flight();
      if (!stale && !this.isChanging(flight())) this.keep(key, { answer, tags, until });
      return answer;
    } finally {
      if (this.flights.get(key) === flight()) this.flights.delete(key);
    }
  }

  private keep(key: string, kept: Kept): void {
    this.kept.set(key, kept);
    if (!this.kept.has(key)) return;
    for (const tag of kept.tags) {
      const keys = this.keysOfTag.get(tag);
      if (keys) keys.add(key);
      else this.keysOfTag.set(tag, new Set([key]));
    }
  }

  private forget(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.keysOfTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.keysOfTag.delete(tag);
    }
  }
}
