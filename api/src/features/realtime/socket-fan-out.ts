import { Logger } from '@nestjs/common';
import { createAdapter } from '@socket.io/redis-adapter';
import type { Redis } from 'ioredis';
import { RedisLink } from '../../platform/redis/redis-link.js';

const words = {
  away: 'Redis is away: pages hear only of what their own process does, until it is back',
  back: 'Redis is back: pages hear of what any process does',
};

/**
 * Carries what one process tells its sockets to the sockets of all others, by Redis. While Redis is away each process
 * reaches its own; nothing waits for it.
 */
export class SocketFanOut {
  private readonly log = new Logger('Sockets');
  private readonly speaking: RedisLink;
  private readonly listening: RedisLink;

  /** @param url REDIS_URL */
  constructor(url: string) {
    this.speaking = new RedisLink(url, this.log, words, RedisLink.forCalls);
    // Subscriptions wait for the connection, and are made anew with each.
    this.listening = new RedisLink(url, new Logger('Sockets, listening'), words, {
      maxRetriesPerRequest: null,
    });
  }

  /** Resolves once Redis answers, or it is known that it does not; a second at most. */
  async opened(): Promise<void> {
    await Promise.all([this.speaking.opened(), this.listening.opened()]);
  }

  /** What socket.io asks for to reach other processes. */
  adapter(): ReturnType<typeof createAdapter> {
    return createAdapter(bearing(this.speaking), bearing(this.listening), { key: 'jhola:sockets' });
  }

  close(): void {
    this.speaking.close();
    this.listening.close();
  }
}

/**
 * The calls that socket.io's adapter makes. It looks at no answer, so that a failure would end the process; here it is
 * told as the outage it is.
 */
function bearing(link: RedisLink) {
  const { redis } = link;
  const told = (call: Promise<unknown>): Promise<unknown> => call.catch((error) => link.failed(error));
  return {
    publish: (channel: string, message: string | Buffer) => told(redis.publish(channel, message)),
    subscribe: (channels: string[]) => told(redis.subscribe(...channels)),
    unsubscribe: (channels: string[]) => told(redis.unsubscribe(...channels)),
    psubscribe: (pattern: string) => told(redis.psubscribe(pattern)),
    punsubscribe: (pattern: string) => told(redis.punsubscribe(pattern)),
    on: (...listener: Parameters<Redis['on']>) => redis.on(...listener),
    off: (...listener: Parameters<Redis['off']>) => redis.off(...listener),
  };
}
