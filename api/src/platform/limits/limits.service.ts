import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable, OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { type ThrottlerStorage, ThrottlerStorageService } from '@nestjs/throttler';
import { ShopConfig } from '../config/shop-config.js';
import { type Asker, countedKeys } from './counted-keys.js';
import { type LimitName, limits } from './limit-table.js';
import { RedisCounts } from './redis-counts.js';

/** Counts who asks how often: in this process, or in Redis for all processes when REDIS_URL is set. */
@Injectable()
export class Limits implements OnModuleInit, OnApplicationShutdown {
  private readonly redis: RedisCounts | undefined;
  private readonly memory = new ThrottlerStorageService();
  private readonly counts: ThrottlerStorage;
  /** False with RATE_LIMITS=off: nothing is counted. */
  readonly on: boolean;

  constructor({ rateLimits, redisUrl }: ShopConfig) {
    this.on = rateLimits;
    this.redis = rateLimits && redisUrl ? new RedisCounts(redisUrl) : undefined;
    this.counts = this.redis ?? this.memory;
  }

  async onModuleInit(): Promise<void> {
    await this.redis?.opened();
  }

  onApplicationShutdown(): void {
    this.redis?.close();
    this.memory.onApplicationShutdown();
  }

  /**
   * Counts one call.
   * @returns undefined when it may go on; otherwise for how many seconds such calls are refused
   */
  async count(name: LimitName, asker: Asker): Promise<number | undefined> {
    if (!this.on) return undefined;
    const { periodMs } = limits[name];
    for (const { key, most } of countedKeys(name, limits[name], asker)) {
      const { isBlocked, timeToBlockExpire } = await this.counts.increment(
        key,
        periodMs,
        most,
        periodMs,
        name,
      );
      if (isBlocked) return Math.max(1, timeToBlockExpire);
    }
    return undefined;
  }
}

/** The refusal of a call that came too often. @param seconds for how long such calls are refused */
export const tooMany = (seconds: number): ShopError => new ShopError('request.too-many', { seconds });
