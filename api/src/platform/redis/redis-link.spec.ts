import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { Logger } from '@nestjs/common';
import { RedisLink } from './redis-link.js';

const words = { away: 'Redis is away', back: 'Redis is back' };

/** A server that answers every command as Redis would, until it is muted. */
async function aRedis() {
  const sockets = new Set<Socket>();
  const redis = { isMute: false, url: '', stop: async () => {} };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('data', (asked) => {
      const commands = asked.toString().match(/^\*\d+\r$/gm) ?? [];
      if (!redis.isMute) socket.write('$9\r\nloading:0\r\n'.repeat(commands.length));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  redis.url = `redis://127.0.0.1:${(server.address() as AddressInfo).port}`;
  redis.stop = async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  };
  return redis;
}

/** Waits for an event of a connection and ignores errors before it. */
const next = ({ redis }: RedisLink, event: 'close' | 'ready') =>
  new Promise<void>((resolve) => redis.once(event, () => resolve()));

it('closes a connection without answers, and logs the outage and its end once', async () => {
  const server = await aRedis();
  const reported: string[] = [];
  const log = new Logger();
  jest.spyOn(log, 'warn').mockImplementation((_: unknown, message: string) => void reported.push(message));
  jest.spyOn(log, 'log').mockImplementation((message: string) => void reported.push(message));
  const link = new RedisLink(server.url, log, words, RedisLink.forCalls);
  await link.opened();
  expect(await link.redis.get('it')).toBe('loading:0');

  server.isMute = true;
  const left = next(link, 'close');
  await Promise.all([0, 1].map(() => link.redis.get('it').catch((error: unknown) => link.failed(error))));
  await left;
  // No command is queued from now on.
  await expect(link.redis.get('it')).rejects.toThrow(/enableOfflineQueue/);

  server.isMute = false;
  await next(link, 'ready');
  expect(await link.redis.get('it')).toBe('loading:0');
  link.close();
  await server.stop();
  expect(reported).toEqual([words.away, words.back]);
});
