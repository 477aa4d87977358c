import { Injectable, Optional } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ShopConfig } from '../config/shop-config.js';
import { SerializedResponse } from './serialized-response.js';

const MAX_BYTES = 24 * 1024 * 1024;

interface Kept {
  readonly answer: SerializedResponse;
  readonly tags: readonly string[];
}

/** Says, before it is read, that an answer is made of one more thing than was known when it was asked for. */
export type AddTag = (tag: string) => void;

interface Flight {
  readonly answer: Promise<SerializedResponse>;
  readonly tags: readonly string[];
  /** Set when something the answer is made of changed while it was being made. */
  stale: boolean;
}

/**
 * Answers that stay right until something they are made of changes. Each is remembered under tags; whoever writes
 * drops the tags it touched, after its commit. Off (every call makes its answer anew) while other processes may
 * write too without this one hearing of it.
 */
@Injectable()
export class ResponseCache {
  private readonly keysOfTag = new Map<string, Set<string>>();
  private readonly flights = new Map<string, Flight>();
  private readonly kept: LRUCache<string, Kept>;
  private readonly listeners: ((tags: readonly string[]) => void)[] = [];
  private readonly trusted: boolean;

  /**
   * @param maxBytes how much memory its answers may take; its type is named, for not every compiler tells Nest of one
   * that is inferred
   */
  constructor(config: ShopConfig, @Optional() maxBytes: number = MAX_BYTES) {
    this.kept = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ answer }) => answer.size,
      dispose: ({ tags }, key) => this.forget(key, tags),
    });
    this.trusted = config.isSoleWriter;
  }

  /** The answer under this key, if there is one; for paths that cannot wait. */
  get(key: string): SerializedResponse | undefined {
    return this.kept.get(key)?.answer;
  }

  /**
   * The answer under this key, made by `make` when it is not there. Callers that come while it is being made wait
   * for the same one.
   * @param key the question, whole: route and everything the answer depends on
   * @param tags what the answer is made of; `drop` with any of them ends it
   * @param make builds the answer, exactly as the contract says; what it finds out to depend on it names on the way
   */
  getOrLoad(
    key: string,
    tags: readonly string[],
    make: (addTag: AddTag) => Promise<object | string>,
  ): Promise<SerializedResponse> {
    const kept = this.kept.get(key);
    if (kept) return Promise.resolve(kept.answer);
    const under = this.flights.get(key);
    if (under) return under.answer;
    if (!this.trusted) return make(() => {}).then((answer) => new SerializedResponse(answer));

    const all = [...tags];
    const flight: Flight = {
      answer: this.make(
        key,
        () => flight,
        () => make((tag) => all.push(tag)),
      ),
      tags: all,
      stale: false,
    };
    this.flights.set(key, flight);
    return flight.answer;
  }

  /**
   * Ends every answer made of one of these tags. An answer that is being made just now is still given to those who
   * wait for it (they asked before the change was told), but not kept, and later callers do not join it.
   */
  drop(tags: readonly string[]): void {
    for (const listener of this.listeners) listener(tags);
    for (const tag of tags) {
      for (const key of [...(this.keysOfTag.get(tag) ?? [])]) this.kept.delete(key);
    }
    for (const [key, flight] of this.flights) {
      if (flight.tags.some((tag) => tags.includes(tag))) {
        flight.stale = true;
        this.flights.delete(key);
      }
    }
  }

  /** Has `listener` called with all tags that are dropped, for what else is remembered of the same things. */
  onDrop(listener: (tags: readonly string[]) => void): void {
    this.listeners.push(listener);
  }

  private async make(
    key: string,
    flight: () => Flight,
    make: () => Promise<object | string>,
  ): Promise<SerializedResponse> {
    try {
      const answer = new SerializedResponse(await make());
      if (!flight().stale) this.keep(key, { answer, tags: flight().tags });
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
