import { ThrottlerStorageRedisService } from '@nest-lab/throttler-storage-redis';
import { Logger } from '@nestjs/common';
import { type ThrottlerStorage, ThrottlerStorageService } from '@nestjs/throttler';
import { RedisLink } from '../redis/redis-link.js';

const words = {
  away: 'Redis does not answer: each process counts for itself until it does',
  back: 'Redis answers again',
};

/**
 * Counts in Redis, for all processes of the shop together. While Redis does not answer, this process counts
 * by itself: shoppers must not wait for a counter, and passwords must not be open to guessing.
 */
export class RedisCounts implements ThrottlerStorage {
  private readonly link: RedisLink;
  private readonly shared: ThrottlerStorageRedisService;
  private readonly own = new ThrottlerStorageService();

  /** @param url REDIS_URL */
  constructor(url: string) {
    this.link = new RedisLink(url, new Logger('Limits'), words, {
      keyPrefix: 'jhola:limits:',
      // A call that cannot be sent immediately is counted here, not queued.
      ...RedisLink.forCalls,
    });
    this.shared = new ThrottlerStorageRedisService(this.link.redis);
  }

  /** Resolves once Redis answers, or is known to be unreachable; after a second at the latest. */
  opened(): Promise<void> {
    return this.link.opened();
  }

  async increment(
    ...count: Parameters<ThrottlerStorage['increment']>
  ): ReturnType<ThrottlerStorage['increment']> {
    if (this.link.redis.status === 'ready') {
      try {
        return await this.shared.increment(...count);
      } catch (error) {
        this.link.failed(error);
      }
    }
    return this.own.increment(...count);
  }

  close(): void {
    this.link.close();
    this.own.onApplicationShutdown();
  }
}
