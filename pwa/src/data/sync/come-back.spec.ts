import type { Socket } from 'socket.io-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isOnline, reportUnanswered } from '#connection/connection.ts';
import { refreshAccessToken } from '../api/refresh';
import { fetchShopper } from '../queries/session-fetches';
import { comeBack } from './come-back';

vi.mock('../api/refresh', () => ({ refreshAccessToken: vi.fn() }));
vi.mock('../queries/session-fetches', () => ({ fetchShopper: vi.fn() }));
const refresh = vi.mocked(refreshAccessToken);

const MAX_PAUSE_MS = 5000;

/** A socket the test controls; `emit` raises the library's events. */
function aSocket(active = false) {
  const listeners = new Map<string, (said: unknown) => void>();
  const connect = vi.fn();
  const on = (event: string, listener: (said: unknown) => void) => void listeners.set(event, listener);
  return {
    socket: { active, connect, on } as unknown as Socket,
    connect,
    notify: async (event: string, said?: unknown) => {
      listeners.get(event)?.(said);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}
const refusal = (code: string) => Object.assign(new Error('refused'), { data: { code } });

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
});
afterEach(() => void vi.useRealTimers());

it('comes back with a newer token when the shop closes the socket with the old one', async () => {
  const { socket, connect, notify } = aSocket();
  comeBack(socket, () => 'old');
  refresh.mockResolvedValue('new');
  await notify('disconnect', 'io server disconnect');
  expect(refresh).toHaveBeenCalledWith('old');
  expect(connect).toHaveBeenCalledOnce();
});

it('leaves a broken connection to the library, whose pauses are those of the shop', async () => {
  const { socket, connect, notify } = aSocket(true);
  comeBack(socket, () => 'good');
  await notify('disconnect', 'transport close');
  await notify('connect_error', new Error('websocket error'));
  await vi.advanceTimersByTimeAsync(MAX_PAUSE_MS);
  expect(refresh).not.toHaveBeenCalled();
  expect(connect).not.toHaveBeenCalled();
});

it('renews a token that is refused as too old, and no other', async () => {
  const { socket, connect, notify } = aSocket();
  comeBack(socket, () => 'old');
  refresh.mockResolvedValue('new');
  await notify('connect_error', refusal('auth.expired'));
  expect(connect).toHaveBeenCalledOnce();

  await notify('connect_error', refusal('server.failed'));
  expect(connect).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(MAX_PAUSE_MS);
  expect(connect).toHaveBeenCalledTimes(2);
  expect(refresh).toHaveBeenCalledOnce();
});

it('stays away when the session has ended', async () => {
  const { socket, connect, notify } = aSocket();
  comeBack(socket, () => 'old');
  refresh.mockResolvedValue(undefined);
  await notify('disconnect', 'io server disconnect');
  await vi.advanceTimersByTimeAsync(MAX_PAUSE_MS);
  expect(connect).not.toHaveBeenCalled();
});

it('asks again for a token while the server cannot be asked, until it is stopped', async () => {
  const { socket, connect, notify } = aSocket();
  const stop = comeBack(socket, () => 'old');
  refresh.mockRejectedValueOnce(new Error('no network')).mockResolvedValueOnce('new');
  await notify('disconnect', 'io server disconnect');
  expect(connect).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(MAX_PAUSE_MS);
  expect(connect).toHaveBeenCalledOnce();

  refresh.mockRejectedValue(new Error('no network'));
  await notify('disconnect', 'io server disconnect');
  stop();
  await vi.advanceTimersByTimeAsync(2 * MAX_PAUSE_MS);
  expect(refresh).toHaveBeenCalledTimes(3);
  expect(connect).toHaveBeenCalledOnce();
});

it('fetches what was missed each time it is back, not when it first opens', async () => {
  const { socket, notify } = aSocket();
  comeBack(socket, () => 'good');
  await notify('connect');
  expect(fetchShopper).not.toHaveBeenCalled();
  await notify('connect');
  expect(fetchShopper).toHaveBeenCalledOnce();
});

it('makes a page online that waits for the shop', async () => {
  const { socket, notify } = aSocket();
  comeBack(socket, () => 'good');
  const waiting = reportUnanswered(async () => false);
  await vi.advanceTimersByTimeAsync(0);
  expect(isOnline()).toBe(false);
  await notify('connect');
  expect(isOnline()).toBe(true);
  await waiting;
});
