import { setImmediate as turn } from 'node:timers/promises';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Logger } from '@nestjs/common';
import { DurableQueue, type QueueOptions } from './durable-queue.js';

// Failures are part of these tests and would fill their report.
Logger.overrideLogger(false);

interface Row {
  readonly _id: string;
  dueAt?: Date | undefined;
  failures: number;
}

const inMs = (ms: number) => new Date(Date.now() + ms);
const aRow = (_id: string, dueInMs = -1): Row => ({ _id, dueAt: inMs(dueInMs), failures: 0 });

/** The calls that a queue makes of a collection, over a list. */
function aCollection(rows: Row[]) {
  type Change = { $set?: Partial<Row>; $inc?: object; $unset?: object };
  const change = (row: Row, { $set, $inc, $unset }: Change) =>
    Object.assign(row, $set, $inc && { failures: row.failures + 1 }, $unset && { dueAt: undefined });
  return {
    findOneAndUpdate: async (filter: { dueAt: { $lte: Date }; _id?: { $nin: string[] } }, update: Change) => {
      const due = rows.find(
        ({ _id, dueAt }) => dueAt && dueAt <= filter.dueAt.$lte && !filter._id?.$nin.includes(_id),
      );
      return due ? { ...change(due, update) } : null;
    },
    updateOne: async ({ _id, dueAt }: Row, update: Change) => {
      const row = rows.find((one) => one._id === _id && one.dueAt === dueAt);
      if (row) change(row, update);
    },
    updateMany: async (filter: { _id: { $in?: string[]; $nin?: string[] } }, update: Change) => {
      const { $in, $nin } = filter._id;
      for (const row of rows) {
        if (($in ? $in.includes(row._id) : !$nin?.includes(row._id)) && row.dueAt) change(row, update);
      }
    },
    deleteMany: async ({ _id }: { _id: { $in: string[] } }) => {
      for (const id of _id.$in) {
        rows.splice(
          rows.findIndex((row) => row._id === id),
          1,
        );
      }
    },
  };
}

/** A queue over these rows, and the ids of those it has handled. */
function aQueue(rows: Row[], options: Partial<QueueOptions<Row>> = {}, isSoleWriter = false) {
  const handled: string[] = [];
  const queue = new DurableQueue<Row>(
    {
      name: 'test',
      model: { collection: aCollection(rows) },
      dueAt: 'dueAt',
      failures: 'failures',
      facts: () => ({}),
      concurrency: 8,
      leaseMs: 30_000,
      everyMs: 15_000,
      whenDone: 'delete',
      retryAt: () => inMs(60_000),
      ...options,
      handle: async (row, closing) => {
        const next = await options.handle?.(row, closing);
        handled.push(row._id);
        return next;
      },
    },
    isSoleWriter,
  );
  const emptied = async () => {
    while (rows.some(({ dueAt }) => dueAt && dueAt <= new Date())) await new Promise(setImmediate);
    await queue.close();
    return { handled, rows };
  };
  return { queue, handled, emptied };
}

describe('a durable queue', () => {
  it('handles what is due, and what another process has left, once', async () => {
    const { queue, emptied } = aQueue([aRow('a'), aRow('b'), aRow('taken by another', 20_000)]);
    queue.open();
    expect(await emptied()).toMatchObject({ handled: ['a', 'b'], rows: [{ _id: 'taken by another' }] });
  });

  it('handles at start what an earlier process has left, due or not, when it is alone', async () => {
    const { queue, handled, emptied } = aQueue([aRow('a', 20_000)], {}, true);
    queue.open();
    while (handled.length === 0) await new Promise(setImmediate);
    expect(await emptied()).toMatchObject({ handled: ['a'], rows: [] });
  });

  it('handles a row that was written as its own without taking it', async () => {
    const rows: Row[] = [];
    const { queue, emptied } = aQueue(rows);
    const row = aRow('a', 30_000);
    rows.push(row);
    queue.start(row, row.dueAt as Date);
    expect(await emptied()).toEqual({ handled: ['a'], rows: [] });
  });

  it('keeps a row whose handling fails, for another try, and handles the others', async () => {
    const handle = async ({ _id }: Row) => {
      if (_id === 'a') throw new ShopError('payment.unreachable');
      return undefined;
    };
    const { queue, emptied } = aQueue([aRow('a'), aRow('b')], { handle });
    queue.open();
    const { handled, rows } = await emptied();
    expect([handled, rows]).toMatchObject([['b'], [{ _id: 'a', failures: 1 }]]);
    expect(rows[0]?.dueAt?.getTime()).toBeGreaterThan(Date.now() + 50_000);
  });

  it('tries again when the row is due, without waiting for the next round', async () => {
    const tries: Date[] = [];
    const handle = async () => (tries.push(new Date()) < 3 ? inMs(5) : undefined);
    const { queue } = aQueue([aRow('a')], { handle });
    queue.open();
    while (tries.length < 3) await new Promise(setImmediate);
    await queue.close();
  });

  it('leaves a row alone that handling itself has ended or dated anew', async () => {
    const rows = [aRow('a')];
    const handle = async () => {
      for (const row of rows) row.dueAt = undefined;
      return inMs(5);
    };
    const { queue, emptied } = aQueue(rows, { handle });
    queue.open();
    expect(await emptied()).toMatchObject({ rows: [{ _id: 'a', dueAt: undefined, failures: 0 }] });
  });

  it('waits at its end for a row that was started again before its former handling had ended', async () => {
    const ends: (() => void)[] = [];
    const handle = () => new Promise<undefined>((resolve) => ends.push(() => resolve(undefined)));
    const { queue, handled } = aQueue([], { handle });
    const former = queue.start(aRow('a', 30_000), inMs(30_000));
    queue.start(aRow('a', 30_000), inMs(30_000));
    ends[0]?.();
    await former;
    let isClosed = false;
    const closed = queue.close().then(() => {
      isClosed = true;
    });
    await turn();
    expect(isClosed).toBe(false);
    ends[1]?.();
    await closed;
    expect(handled).toEqual(['a', 'a']);
  });

  it('handles no more rows at the same time than it may', async () => {
    let [now, highest] = [0, 0];
    const handle = async () => {
      highest = Math.max(highest, ++now);
      await new Promise(setImmediate);
      now--;
      return undefined;
    };
    const { queue, emptied } = aQueue(
      Array.from({ length: 9 }, (_, at) => aRow(`${at}`)),
      { handle, concurrency: 2, whenDone: 'keep' },
    );
    queue.open();
    expect((await emptied()).handled).toHaveLength(9);
    expect(highest).toBe(2);
  });
});

describe('a durable queue whose leases are renewed', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  /** Lets time pass, in steps in which what is awaited can go on. */
  async function pass(ms: number): Promise<void> {
    for (let passed = 0; passed < ms; passed += 500) {
      jest.advanceTimersByTime(500);
      await turn();
    }
  }

  /** A row that is being handled until `end` is called. */
  async function beingHandled() {
    const rows = [aRow('a')];
    let end = () => {};
    let tries = 0;
    const handle = () => {
      tries++;
      return new Promise<Date>((resolve) => {
        end = () => resolve(inMs(1000));
      });
    };
    const { queue } = aQueue(rows, { handle, leaseMs: 30_000, renewMs: 10_000 });
    queue.open();
    await turn();
    const ended = () => {
      end();
      return queue.close();
    };
    return { rows, queue, tries: () => tries, ended };
  }

  it('leaves a row to the process that handles it, however long that takes, and to no other', async () => {
    const { rows, tries, ended } = await beingHandled();
    const another = aQueue(rows);
    another.queue.open();
    await pass(120_000);
    expect([tries(), another.handled]).toEqual([1, []]);
    await another.queue.close();
    await ended();
    expect(rows).toEqual([{ _id: 'a', dueAt: inMs(1000), failures: 1 }]);
  });

  it('goes on with a row after a suspend, without taking it a second time', async () => {
    const { rows, queue, tries, ended } = await beingHandled();
    jest.setSystemTime(Date.now() + 600_000);
    queue.wake();
    await turn();
    await pass(10_000);
    expect(tries()).toBe(1);
    expect(rows[0]?.dueAt?.getTime()).toBeGreaterThan(Date.now());
    await ended();
  });

  it('leaves a row alone that another process has taken meanwhile', async () => {
    const { rows, ended } = await beingHandled();
    const [row] = rows;
    const theirs = inMs(45_000);
    if (row) row.dueAt = theirs;
    await pass(20_000);
    await ended();
    expect(rows).toEqual([{ _id: 'a', dueAt: theirs, failures: 0 }]);
  });
});
