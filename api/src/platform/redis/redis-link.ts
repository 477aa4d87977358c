import type { Logger } from '@nestjs/common';
import { Redis, type RedisOptions } from 'ioredis';

/** How long a call may wait for Redis before it goes on without. */
const PATIENCE_MS = 500;
const LONGEST_PAUSE_MS = 5000;

/** The log messages of an outage and its end. */
export interface OutageWords {
  readonly away: string;
  readonly back: string;
}

/** A connection to Redis that the shop can do without: it reconnects forever, and an outage is logged once. */
export class RedisLink {
  readonly redis: Redis;
  private away = false;

  /**
   * @param url REDIS_URL
   * @param options override the default options
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
   * The settings of a connection for calls: a call that cannot be sent immediately, or is not answered soon,
   * fails. A connection without answers is closed, so that calls do not wait, and its end is noticed.
   */
  static readonly forCalls: RedisOptions = {
    commandTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
  };

  /** Resolves once Redis answers, or is known to be unreachable; after a second at the latest. */
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

  /** Logs an outage once, not with every call and every try to connect. */
  failed(error: unknown): void {
    if (this.away) return;
    this.away = true;
    this.log.warn({ err: error }, this.words.away);
  }

  close(): void {
    // Errors from now on are expected.
    this.away = true;
    this.redis.disconnect();
  }

  private welcome(): void {
    if (this.away) this.log.log(this.words.back);
    this.away = false;
  }
}
