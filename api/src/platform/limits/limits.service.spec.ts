import { createServer, type Server } from 'node:net';
import { Logger } from '@nestjs/common';
import { demoModeOf } from '../config/demo-mode.js';
import type { ShopConfig } from '../config/shop-config.js';
import { limits as table } from './limit-table.js';
import { Limits } from './limits.service.js';

const config = (settings: Partial<ShopConfig>) => ({ rateLimits: true, ...settings }) as ShopConfig;
const tried = { NODE_ENV: 'development', DEMO_PUBLIC: 'off' } as const;
const caller = { address: '203.0.113.7', body: { email: 'meera@test.example' } };
const { periodMs, perAccount } = table.login;

async function countTimes(limits: Limits, times: number): Promise<(number | undefined)[]> {
  const answers: (number | undefined)[] = [];
  for (let at = 0; at < times; at++) answers.push(await limits.count('login', caller));
  return answers;
}

describe('counting in this process', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('allows as many calls as the table says, and then answers how long to wait', async () => {
    const limits = new Limits(config({}));
    expect(await countTimes(limits, perAccount)).toEqual(Array(perAccount).fill(undefined));
    expect(await limits.count('login', caller)).toBe(periodMs / 1000);
    jest.advanceTimersByTime(periodMs - 30_000);
    expect(await limits.count('login', caller)).toBe(30);
    limits.onApplicationShutdown();
  });

  it('allows calls again once the time is over', async () => {
    const limits = new Limits(config({}));
    await countTimes(limits, perAccount + 1);
    jest.advanceTimersByTime(periodMs);
    expect(await limits.count('login', caller)).toBeUndefined();
    limits.onApplicationShutdown();
  });

  it('locks out the guessing address, not the account’s owner elsewhere', async () => {
    const limits = new Limits(config({}));
    await countTimes(limits, perAccount + 1);
    expect(await limits.count('login', { ...caller, address: '198.51.100.9' })).toBeUndefined();
    limits.onApplicationShutdown();
  });

  it('stops guesses that come from many addresses', async () => {
    const limits = new Limits(config({}));
    const answers: (number | undefined)[] = [];
    for (let at = 1; at <= table.login.perAccountAnywhere + 1; at++) {
      answers.push(await limits.count('login', { ...caller, address: `198.51.100.${at}` }));
    }
    expect(answers.filter((seconds) => seconds !== undefined)).toHaveLength(1);
    limits.onApplicationShutdown();
  });

  it('counts nothing of this computer when it is off, and all of the others', () => {
    const limits = new Limits(config({ rateLimits: false, demo: demoModeOf(tried) }));
    const from = (remoteAddress: string) => ({
      socket: { remoteAddress },
      headers: { host: 'localhost:3000' },
    });
    expect(limits.areOffFor(from('127.0.0.1'))).toBe(true);
    expect(limits.areOffFor(from('192.168.1.4'))).toBe(false);
    limits.onApplicationShutdown();
  });
});

describe('counting in Redis', () => {
  let silent: Server;
  let warn: jest.SpyInstance;
  beforeEach(async () => {
    warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    // Accepts connections and never answers.
    silent = createServer((socket) => socket.resume()).listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
  });
  afterEach(() => {
    warn.mockRestore();
    silent.close();
  });

  const portOf = (server: Server) => (server.address() as { port: number }).port;

  it.each([
    ['does not answer', () => `redis://127.0.0.1:${portOf(silent)}`],
    ['is not there', () => 'redis://127.0.0.1:1'],
  ])(
    'goes on in this process when Redis %s, without a wait for each call, and says so once',
    async (_, url) => {
      const limits = new Limits(config({ redisUrl: url() }));
      await limits.onModuleInit();
      const from = performance.now();
      const answers = await countTimes(limits, perAccount + 1);
      expect(performance.now() - from).toBeLessThan(2000);
      expect(answers.slice(0, perAccount)).toEqual(Array(perAccount).fill(undefined));
      expect(answers.at(-1)).toBe(periodMs / 1000);
      limits.onApplicationShutdown();
      expect(warn).toHaveBeenCalledTimes(1);
    },
  );
});
