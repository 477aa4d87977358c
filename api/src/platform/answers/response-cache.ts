import { Injectable, Optional } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ShopConfig } from '../config/shop-config.js';
import { AskedBefore } from './asked-before.js';
import { SerializedResponse } from './serialized-response.js';

const MAX_BYTES = 12 * 1024 * 1024;
/** Answers for everybody are at most a second behind: what they are made of may be older than they are. */
const BRIEFLY_MS = 500;

/**
 * How long a response is kept while other processes may write (docs/product.md#caches): `not` at all (what is a person's own,
 * and what administrators see); `briefly`, half a second; or `until-dropped`, where a drop follows the writes of others, too.
 */
export type KeptBesideOthers = 'not' | 'briefly' | 'until-dropped';

/** A tag of responses that are kept. */
interface Tag {
  readonly name: string;
  /** How many responses have it. */
  holders: number;
  /** When it was dropped last, by the number of all drops until then. */
  droppedAt: number;
}

interface Kept {
  readonly answer: SerializedResponse;
  readonly tags: readonly Tag[];
  /** How many drops there were before. */
  readonly since: number;
  /** By `performance.now`, in ms. */
  readonly until: number;
}

/** Where the data behind a dropped tag were written: by this process, or by another one, of which it has learned. */
export type Where = 'here' | 'elsewhere';

type DropListener = (tags: readonly string[], where: Where) => void;

/** Adds a tag to a response while it is built, before the tagged data are read. */
export type AddTag = (tag: string) => void;

/**
 * Whether a response is cached when it is first requested, or only at the second request: where it is made quickly, caching what nobody
 * requests again costs more, and evicts what is requested often.
 */
export type KeptFrom = 'first' | 'second';

interface Flight {
  readonly answer: Promise<SerializedResponse>;
  readonly tags: readonly string[];
  readonly until: number;
  /** Whether it is kept once it is built. */
  isWanted: boolean;
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
  /** Those of the responses that are kept. */
  private readonly tags = new Map<string, Tag>();
  private drops = 0;
  private readonly flights = new Map<string, Flight>();
  /** The tags whose data are being changed, each with the number of its changes that have not ended. */
  private readonly changing = new Map<string, number>();
  private readonly kept: LRUCache<string, Kept>;
  private readonly listeners: DropListener[] = [];
  private readonly asked = new AskedBefore();
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
      dispose: ({ tags }) => this.forget(tags),
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
    if (!kept) return;
    const { until, tags, since, answer } = kept;
    if (until < performance.now() || tags.some(({ droppedAt }) => droppedAt > since)) {
      this.kept.delete(key);
      return;
    }
    this.ready++;
    return answer;
  }

  /**
   * The response under this key, built by `make` when it is not cached. Concurrent callers share one build.
   * @param key the whole request: route and everything the response depends on
   * @param tags the data behind the response; `drop` with any of them removes it
   * @param make builds the response in the contract's exact form; it adds further tags on the way
   * @param besideOthers how long it is kept while other processes may write
   * @param from the ask from which on it is kept
   */
  getOrLoad(
    key: string,
    tags: readonly string[],
    make: (addTag: AddTag) => Promise<object | string>,
    besideOthers: KeptBesideOthers = 'not',
    from: KeptFrom = 'first',
  ): Promise<SerializedResponse> {
    const ready = this.get(key);
    if (ready) return Promise.resolve(ready);
    const under = this.flights.get(key);
    if (under && !this.isChanging(under)) {
      under.isWanted = true;
      return under.answer;
    }
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
      isWanted: from === 'first' || this.asked.ask(key),
      stale: false,
    };
    this.flights.set(key, flight);
    return flight.answer;
  }

  /**
   * No response with one of these tags is given any more. One that is just being built is still given to
   * those who wait for it (they asked before the change), but not cached, and later callers do not share it.
   */
  drop(tags: readonly string[], where: Where = 'here'): void {
    for (const listener of this.listeners) listener(tags, where);
    this.drops++;
    for (const name of tags) {
      const tag = this.tags.get(name);
      if (tag) tag.droppedAt = this.drops;
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
      const { isWanted, stale } = flight();
      if (isWanted && !stale && !this.isChanging(flight())) this.keep(key, answer, flight());
      return answer;
    } finally {
      if (this.flights.get(key) === flight()) this.flights.delete(key);
    }
  }

  private keep(key: string, answer: SerializedResponse, { tags, until }: Flight): void {
    const held = tags.map((name) => this.tagOf(name));
    for (const tag of held) tag.holders++;
    this.kept.set(key, { answer, tags: held, since: this.drops, until });
    // One that is larger than all there is room for is not taken, and not disposed of either.
    if (!this.kept.has(key)) this.forget(held);
  }

  private tagOf(name: string): Tag {
    const known = this.tags.get(name);
    if (known) return known;
    const tag = { name, holders: 0, droppedAt: 0 };
    this.tags.set(name, tag);
    return tag;
  }

  private forget(tags: readonly Tag[]): void {
    for (const tag of tags) {
      tag.holders--;
      if (tag.holders === 0) this.tags.delete(tag.name);
    }
  }
}
