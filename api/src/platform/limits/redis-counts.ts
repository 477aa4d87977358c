import { ThrottlerStorageRedisService } from '@nest-lab/throttler-storage-redis';
import { Logger } from '@nestjs/common';
import { type ThrottlerStorage, ThrottlerStorageService } from '@nestjs/throttler';
import { Redis } from 'ioredis';

/** How long a call may wait for Redis before it is counted here instead. */
const PATIENCE_MS = 500;
const LONGEST_PAUSE_MS = 5000;

/**
 * Counts in Redis, for all processes of the shop together. While Redis does not answer, this process counts for itself:
 * shoppers must not wait for a counter, and passwords must not be open to guessing.
 */
export class RedisCounts implements ThrottlerStorage {
  private readonly log = new Logger('Limits');
  private readonly redis: Redis;
  private readonly shared: ThrottlerStorageRedisService;
  private readonly own = new ThrottlerStorageService();
  private away = false;

  /** @param url REDIS_URL */
  constructor(url: string) {
    this.redis = new Redis(url, {
      keyPrefix: 'jhola:limits:',
      connectTimeout: PATIENCE_MS,
      commandTimeout: PATIENCE_MS,
      // What cannot be sent at once is counted here, not kept for later.
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      retryStrategy: (tries) => Math.min(100 * tries, LONGEST_PAUSE_MS),
    });
    this.redis.on('error', (error: Error) => this.warn(error));
    this.redis.on('ready', () => this.welcome());
    this.shared = new ThrottlerStorageRedisService(this.redis);
  }

  /** Resolves once Redis answers, or it is known that it does not; a second at most. */
  async opened(): Promise<void> {
    await new Promise<void>((resolve) => {
      const known = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(known, 2 * PATIENCE_MS);
      this.redis.once('ready', known).once('error', known);
    });
  }

  async increment(
    ...count: Parameters<ThrottlerStorage['increment']>
  ): ReturnType<ThrottlerStorage['increment']> {
    if (this.redis.status === 'ready') {
      try {
        return await this.shared.increment(...count);
      } catch (error) {
        this.warn(error);
      }
    }
    return this.own.increment(...count);
  }

  close(): void {
    // What fails from now on is nobody's concern.
    this.away = true;
    this.redis.disconnect();
    this.own.onApplicationShutdown();
  }

  /** Tells an outage once, not with every request and every try to connect. */
  private warn(error: unknown): void {
    if (this.away) return;
    this.away = true;
    this.log.warn({ err: error }, 'Redis does not answer: each process counts for itself until it does');
  }

  private welcome(): void {
    if (this.away) this.log.log('Redis answers again');
    this.away = false;
  }
}
