import { PlainAnswer } from '@jhola/shared/contracts/answer.contract';
import { healthPath } from '@jhola/shared/contracts/health.contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isOnline, reportAnswered } from '#connection/connection.ts';
import { send } from './transport';

const answers = vi.fn<(path: string) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  reportAnswered();
  answers.mockReset();
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    answers(new URL(new Request(input, init).url).pathname),
  );
});
afterEach(async () => {
  // Whoever asks meanwhile whether the shop is there gets an answer and stops.
  answers.mockImplementation(async () => Response.json({}));
  await vi.advanceTimersByTimeAsync(60_000);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const call = () => send({ path: 'http://shop.example/api/cart/get', answer: PlainAnswer }, undefined);
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
const waits = () => new Promise<Response>(() => {});
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

it('notices that there is no network where each call fails', async () => {
  answers.mockImplementation(unreachable);
  const failed = expect(call()).rejects.toMatchObject({ code: 'network.unreachable' });
  await pass(100);
  await failed;
  expect(isOnline()).toBe(false);
  answers.mockImplementation(async () => Response.json({}));
  await pass(20_000);
  expect(isOnline()).toBe(true);
});

it('notices it where each call waits for an answer that never comes', async () => {
  answers.mockImplementation(waits);
  call().catch(() => {});
  await pass(4000);
  expect([isOnline(), answers.mock.calls.length]).toEqual([true, 1]);
  await pass(16_000);
  expect(answers.mock.calls.map(([path]) => path)).toContain(healthPath);
  expect(isOnline()).toBe(false);
});

it('asks whether the shop is there when one call fails, and stays online where it is', async () => {
  answers.mockImplementation((path) =>
    path === healthPath ? Promise.resolve(Response.json({})) : unreachable(),
  );
  const failed = expect(call()).rejects.toMatchObject({ code: 'network.unreachable' });
  await pass(100);
  await failed;
  expect(answers.mock.calls.map(([path]) => path)).toEqual(['/api/cart/get', healthPath]);
  expect(isOnline()).toBe(true);
});
