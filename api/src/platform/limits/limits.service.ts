import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable, OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { type ThrottlerStorage, ThrottlerStorageService } from '@nestjs/throttler';
import { isWithin, type Sender } from '../auth/from-this-computer.js';
import type { Reach } from '../config/demo-mode.js';
import { ShopConfig } from '../config/shop-config.js';
import { type Caller, countedKeys } from './counted-keys.js';
import { type LimitName, limits } from './limit-table.js';
import { primaryCounts } from './primary-counts.js';
import { RedisCounts } from './redis-counts.js';

/** Counts calls: in this process, in the primary one of several workers, or in Redis for all processes when REDIS_URL is set. */
@Injectable()
export class Limits implements OnModuleInit, OnApplicationShutdown {
  private readonly redis: RedisCounts | undefined;
  private readonly memory = new ThrottlerStorageService();
  private readonly counts: ThrottlerStorage;
  /** The reach of RATE_LIMITS=off. */
  private readonly unlimited: Reach;

  constructor({ rateLimits, redisUrl, demo, worker }: ShopConfig) {
    this.unlimited = rateLimits ? 'nobody' : demo.unlimitedCalls;
    this.redis = rateLimits && redisUrl ? new RedisCounts(redisUrl) : undefined;
    this.counts = this.redis ?? (worker ? primaryCounts : this.memory);
  }

  async onModuleInit(): Promise<void> {
    await this.redis?.opened();
  }

  onApplicationShutdown(): void {
    this.redis?.close();
    this.memory.onApplicationShutdown();
  }

  /** Whether this sender's calls are not counted: RATE_LIMITS=off, and the call comes from this computer. */
  areOffFor(sender: Sender): boolean {
    return isWithin(this.unlimited, sender);
  }

  /**
   * Counts one call, and refuses it beyond the limit; such an answer says in `Retry-After` for how many seconds.
   * @throws ShopError request.too-many
   */
  async admit(name: LimitName, caller: Caller): Promise<true> {
    const seconds = await this.count(name, caller);
    if (seconds === undefined) return true;
    throw new ShopError('request.too-many', { seconds });
  }

  /**
   * Counts one call.
   * @returns undefined when it is allowed; otherwise for how many seconds such calls are refused
   */
  async count(name: LimitName, caller: Caller): Promise<number | undefined> {
    const { periodMs } = limits[name];
    for (const { key, max } of countedKeys(name, limits[name], caller)) {
      const { isBlocked, timeToBlockExpire } = await this.counts.increment(
        key,
        periodMs,
        max,
        periodMs,
        name,
      );
      if (isBlocked) return Math.max(1, timeToBlockExpire);
    }
    return undefined;
  }
}
