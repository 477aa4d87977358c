import { Logger } from '@nestjs/common';
import type { ClientSession, Model } from 'mongoose';
import { readEnvironment } from '../config/environment.js';
import { ShopConfig } from '../config/shop-config.js';
import type { Database } from '../database/database.js';
import type { Transactions } from '../database/transactions.js';
import type { EventRecord } from './event-record.model.js';
import { eventType } from './event-type.js';
import { Events } from './events.service.js';

const orderPlaced = eventType<{ orderId: string }>('order.placed');
// Failures are part of these tests and would fill their report.
Logger.overrideLogger(false);

const session = {} as ClientSession;

/** An outbox over a list instead of a collection; `commit` runs the after-commit work of published events. */
function anOutbox(leftover: EventRecord[] = []) {
  const kept = new Map(leftover.map((record) => [String(record._id), record]));
  const acts: (() => void)[] = [];
  const works: (() => Promise<void>)[] = [];
  const records = {
    collection: { insertOne: async (record: EventRecord) => void kept.set(String(record._id), record) },
    find: () => ({ sort: () => ({ limit: () => ({ lean: async () => [...kept.values()] }) }) }),
    updateOne: async ({ _id }: EventRecord, update: { $set: Partial<EventRecord>; $inc?: object }) => {
      const record = kept.get(String(_id));
      if (record) Object.assign(record, update.$set, update.$inc && { failures: record.failures + 1 });
      return { modifiedCount: record ? 1 : 0 };
    },
    deleteMany: async ({ _id }: { _id: { $in: unknown[] } }) => {
      for (const id of _id.$in) kept.delete(String(id));
    },
  };
  const events = new Events(
    records as unknown as Model<EventRecord>,
    { beforeClosing: (work: () => Promise<void>) => void works.push(work) } as unknown as Database,
    { afterCommit: (_: ClientSession, act: () => void) => void acts.push(act) } as unknown as Transactions,
    new ShopConfig(readEnvironment({ JWT_SECRET: 's'.repeat(32) })),
  );
  return {
    events,
    kept,
    commit: () => {
      for (const act of acts.splice(0)) act();
    },
    /** Ends the shop after all running work. */
    close: async () => {
      for (const work of works) await work();
    },
  };
}

describe('the outbox', () => {
  it('handles an event after its commit, and deletes it', async () => {
    const { events, kept, commit, close } = anOutbox();
    const handled: string[] = [];
    events.on(orderPlaced, ({ orderId }) => void handled.push(orderId));
    await events.onApplicationBootstrap();
    await events.publish(session, orderPlaced({ orderId: 'JH-1' }));
    expect([handled, kept.size]).toEqual([[], 1]);
    commit();
    await close();
    expect([handled, kept.size]).toEqual([['JH-1'], 0]);
  });

  it('handles at start what a crash has left', async () => {
    const before = anOutbox();
    await before.events.publish(session, orderPlaced({ orderId: 'JH-2' }));

    const after = anOutbox([...before.kept.values()]);
    const handled: string[] = [];
    after.events.on(orderPlaced, ({ orderId }) => void handled.push(orderId));
    await after.events.onApplicationBootstrap();
    await after.close();
    expect([handled, after.kept.size]).toEqual([['JH-2'], 0]);
  });

  it('keeps an event whose handler failed, for another try', async () => {
    const { events, kept, commit, close } = anOutbox();
    events.on(orderPlaced, () => Promise.reject(new Error('no answer')));
    await events.onApplicationBootstrap();
    await events.publish(session, orderPlaced({ orderId: 'JH-3' }));
    commit();
    await close();
    expect([...kept.values()]).toMatchObject([{ failures: 1, payload: { orderId: 'JH-3' } }]);
  });

  it('calls every handler, also when one of them fails', async () => {
    const { events, commit, close } = anOutbox();
    const handled: string[] = [];
    events.on(orderPlaced, () => Promise.reject(new Error('no answer')));
    events.on(orderPlaced, ({ orderId }) => void handled.push(orderId));
    await events.onApplicationBootstrap();
    await events.publish(session, orderPlaced({ orderId: 'JH-4' }));
    commit();
    await close();
    expect(handled).toEqual(['JH-4']);
  });
});
