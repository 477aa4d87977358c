import type { Logger } from '@nestjs/common';
import { Redis, type RedisOptions } from 'ioredis';

/** How long anything may wait for Redis before it goes on without. */
const PATIENCE_MS = 500;
const LONGEST_PAUSE_MS = 5000;

/** What a log says of an outage, and of its end. */
export interface OutageWords {
  readonly away: string;
  readonly back: string;
}

/** A connection to Redis that the shop can do without: it is tried again for ever, and an outage is told once. */
export class RedisLink {
  readonly redis: Redis;
  private away = false;

  /**
   * @param url REDIS_URL
   * @param options besides the patience of every connection, and over it
   */
  constructor(
    url: string,
    private readonly log: Logger,
    private readonly words: OutageWords,
    options: RedisOptions = {},
  ) {
    this.redis = new Redis(url, {
      connectTimeout: PATIENCE_MS,
      retryStrategy: (tries) => Math.min(100 * tries, LONGEST_PAUSE_MS),
      ...options,
    });
    this.redis.on('error', (error: Error) => this.failed(error));
    this.redis.on('ready', () => this.welcome());
  }

  /**
   * The settings of a connection for calls: what cannot be sent at once, or is not answered soon, fails. A connection on
   * which nothing is answered is left, so that not every call waits, and the end of it is seen.
   */
  static readonly forCalls: RedisOptions = {
    commandTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
  };

  /** Resolves once Redis answers, or it is known that it does not; a second at most. */
  async opened(): Promise<void> {
    if (this.redis.status === 'ready') return;
    await new Promise<void>((resolve) => {
      const known = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(known, 2 * PATIENCE_MS);
      this.redis.once('ready', known).once('error', known);
    });
  }

  /** Tells an outage once, not with every call and every try to connect. */
  failed(error: unknown): void {
    if (this.away) return;
    this.away = true;
    this.log.warn({ err: error }, this.words.away);
  }

  close(): void {
    // What fails from now on is nobody's concern.
    this.away = true;
    this.redis.disconnect();
  }

  private welcome(): void {
    if (this.away) this.log.log(this.words.back);
    this.away = false;
  }
}
