import { Logger } from '@nestjs/common';
import { createAdapter } from '@socket.io/redis-adapter';
import type { Redis } from 'ioredis';
import { RedisLink } from '#platform/redis/redis-link.js';

const words = {
  away: 'Redis is away: pages are notified only of events of their own process, until it is back',
  back: 'Redis is back: pages are notified of events of all processes',
};

/**
 * Relays each process's messages to the sockets of all others, by Redis. While Redis is away each process
 * reaches its own sockets; nothing waits for Redis.
 */
export class SocketFanOut {
  private readonly log = new Logger('Sockets');
  private readonly publisher: RedisLink;
  private readonly subscriber: RedisLink;

  /** @param url REDIS_URL */
  constructor(url: string) {
    this.publisher = new RedisLink(url, this.log, words, RedisLink.forCalls);
    // Subscriptions wait for the connection, and are renewed with each.
    this.subscriber = new RedisLink(url, new Logger('Sockets, subscriber'), words, {
      maxRetriesPerRequest: null,
    });
  }

  /** Resolves once Redis answers, or is known to be unreachable; after a second at the latest. */
  async opened(): Promise<void> {
    await Promise.all([this.publisher.opened(), this.subscriber.opened()]);
  }

  /** The adapter by which socket.io reaches other processes. */
  adapter(): ReturnType<typeof createAdapter> {
    return createAdapter(adapterCalls(this.publisher), adapterCalls(this.subscriber), {
      key: 'jhola:sockets',
    });
  }

  close(): void {
    this.publisher.close();
    this.subscriber.close();
  }
}

/**
 * The calls of socket.io's adapter. It ignores their promises, so that a failure would end the process; here
 * a failure is reported as an outage.
 */
function adapterCalls(link: RedisLink) {
  const { redis } = link;
  const reportingFailure = (call: Promise<unknown>): Promise<unknown> =>
    call.catch((error) => link.failed(error));
  return {
    publish: (channel: string, message: string | Buffer) => reportingFailure(redis.publish(channel, message)),
    subscribe: (channels: string[]) => reportingFailure(redis.subscribe(...channels)),
    unsubscribe: (channels: string[]) => reportingFailure(redis.unsubscribe(...channels)),
    psubscribe: (pattern: string) => reportingFailure(redis.psubscribe(pattern)),
    punsubscribe: (pattern: string) => reportingFailure(redis.punsubscribe(pattern)),
    on: (...listener: Parameters<Redis['on']>) => redis.on(...listener),
    off: (...listener: Parameters<Redis['off']>) => redis.off(...listener),
  };
}
