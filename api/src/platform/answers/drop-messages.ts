import { Logger } from '@nestjs/common';
import type { ShopConfig } from '../config/shop-config.js';
import { RedisLink } from '../redis/redis-link.js';
import { onCall, primary } from '../workers/worker-link.js';

/** Reports to other processes which tags were dropped here. A lost message makes them no more than a second late. */
export interface DropMessages {
  send(tags: readonly string[]): void;
  close(): void;
}

/**
 * The way to other processes: Redis where there is one, else the primary process of a shop's workers; undefined for a process
 * alone, and where there is neither.
 * @param receive is called with what others have dropped
 */
export function dropMessages(
  { redisUrl, worker, isSoleWriter }: ShopConfig,
  receive: (tags: readonly string[]) => void,
): DropMessages | undefined {
  if (isSoleWriter) return undefined;
  if (redisUrl) return new DropsByRedis(redisUrl, receive);
  if (!worker) return undefined;
  onCall('drop', receive);
  return { send: (tags) => void primary().dropped.asEvent(tags), close: () => {} };
}

const CHANNEL = 'jhola:drops';

const words = {
  away: 'Redis is away: pages may be a second behind what other processes write, until it is back',
  back: 'Redis is back: what other processes write is shown immediately',
};

interface DropMessage {
  /** Who sends it: its own messages come back to it. */
  readonly from: string;
  readonly tags: readonly string[];
}

class DropsByRedis implements DropMessages {
  private readonly me = crypto.randomUUID();
  private readonly log = new Logger('Answers');
  private readonly publisher: RedisLink;
  private readonly subscriber: RedisLink;

  constructor(url: string, receive: (tags: readonly string[]) => void) {
    this.publisher = new RedisLink(url, this.log, words, RedisLink.forCalls);
    // The subscription waits for the connection, and is renewed with each.
    this.subscriber = new RedisLink(url, new Logger('Answers, subscriber'), words, {
      maxRetriesPerRequest: null,
    });
    this.subscriber.redis.on('message', (_channel, text) => {
      const { from, tags } = JSON.parse(text) as DropMessage;
      if (from !== this.me) receive(tags);
    });
    this.subscriber.redis.subscribe(CHANNEL).catch((error) => this.subscriber.failed(error));
  }

  send(tags: readonly string[]): void {
    const message: DropMessage = { from: this.me, tags };
    this.publisher.redis
      .publish(CHANNEL, JSON.stringify(message))
      .catch((error) => this.publisher.failed(error));
  }

  close(): void {
    this.publisher.close();
    this.subscriber.close();
  }
}
