import { setImmediate as turn } from 'node:timers/promises';
import { RepeatedWork } from './repeated-work.js';

const EVERY_MS = 30_000;

/** Work that is open, and when its rounds began, in milliseconds from its opening. */
function begun(work: (round: number) => Promise<void> = async () => {}) {
  const opened = Date.now();
  const rounds: number[] = [];
  const repeated = new RepeatedWork({
    name: 'test',
    everyMs: EVERY_MS,
    work: () => work(rounds.push(Date.now() - opened)),
  });
  repeated.open();
  return { repeated, rounds, inMs: (ms: number) => repeated.wakeAt(opened + ms) };
}

/** Lets time pass, in steps in which what is awaited can go on. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 500) {
    await turn();
    jest.advanceTimersByTime(500);
  }
  await turn();
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

it('begins a round after each pause', async () => {
  const { rounds } = begun();
  await pass(61_000);
  expect(rounds).toEqual([0, 30_000, 60_000]);
});

it('begins a round when one is due, also when another was woken meanwhile', async () => {
  const { repeated, rounds, inMs } = begun();
  await turn();
  inMs(2000);
  await pass(1000);
  repeated.wake();
  await pass(2000);
  expect(rounds).toEqual([0, 1000, 2000]);
});

it('begins a round at each of the times that were named, in whatever order', async () => {
  const { rounds, inMs } = begun();
  await turn();
  for (const ms of [2000, 3000, 1000]) inMs(ms);
  await pass(4000);
  expect(rounds).toEqual([0, 1000, 2000, 3000]);
});

it('goes on after a round during which another became due', async () => {
  const { rounds, inMs } = begun((round) =>
    round === 1 ? new Promise((resolve) => setTimeout(resolve, 4000)) : Promise.resolve(),
  );
  inMs(2000);
  await pass(5000);
  expect(rounds).toEqual([0, 4000]);
  inMs(6000);
  await pass(2000);
  expect(rounds).toEqual([0, 4000, 6000]);
});

it('waits on when a timer ends before its time', async () => {
  const { rounds, inMs } = begun();
  await turn();
  inMs(2000);
  await pass(1000);
  // The clock is set back: the timer ends a second before the time that was named.
  jest.setSystemTime(Date.now() - 1000);
  await pass(1000);
  expect(rounds).toHaveLength(1);
  await pass(1000);
  expect(rounds).toHaveLength(2);
});
