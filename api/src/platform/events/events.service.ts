import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { Transactions } from '../database/transactions.js';
import type { DurableQueue } from '../jobs/durable-queue.js';
import { Jobs } from '../jobs/jobs.service.js';
import { type EventRecord, eventRecordModel } from './event-record.model.js';
import type { EventType, ShopEvent } from './event-type.js';

/** How long handling may take before another try; also the pause after a failure, multiplied by the failures. */
const PATIENCE_MS = 30_000;
const SWEEP_MS = 15_000;
const CONCURRENCY = 200;

type Handler = (payload: never) => Promise<void> | void;

/**
 * The outbox: events are written in the transaction that causes them and handled after its commit, in this
 * process. A crash loses none: the next start handles the rest. Handlers must tolerate repeats.
 */
@Injectable()
export class Events {
  private readonly handlers = new Map<string, Handler[]>();
  private readonly queue: DurableQueue<EventRecord>;

  constructor(
    @InjectModel(eventRecordModel.name) private readonly records: Model<EventRecord>,
    private readonly transactions: Transactions,
    jobs: Jobs,
  ) {
    this.queue = jobs.queue({
      name: 'events',
      model: records,
      dueAt: 'dueAt',
      failures: 'failures',
      facts: ({ type }) => ({ type }),
      concurrency: CONCURRENCY,
      leaseMs: PATIENCE_MS,
      everyMs: SWEEP_MS,
      whenDone: 'delete',
      handle: (record) => this.handle(record),
      retryAt: ({ failures }) => new Date(Date.now() + PATIENCE_MS * (failures + 1)),
    });
  }

  /** Registers a handler for events of this type; at start, before any is published. */
  on<Payload>(type: EventType<Payload>, handler: (payload: Payload) => Promise<void> | void): void {
    const handlers = this.handlers.get(type.type) ?? [];
    this.handlers.set(type.type, [...handlers, handler as Handler]);
  }

  /** Writes an event in a transaction of Transactions.run; it is handled after the commit. */
  publish(session: ClientSession, event: ShopEvent): Promise<void> {
    return this.publishAll(session, [event]);
  }

  /** As publish, for several events by one write. */
  async publishAll(session: ClientSession, events: readonly ShopEvent[]): Promise<void> {
    if (events.length === 0) return;
    const records = events.map(
      ({ type, payload }): EventRecord => ({
        _id: new Types.ObjectId(),
        type,
        payload,
        dueAt: new Date(Date.now() + PATIENCE_MS),
        failures: 0,
      }),
    );
    const to = this.records.collection;
    this.transactions.writeLater(session, ...records.map((insert) => ({ to, insert })));
    this.transactions.afterCommit(session, () => {
      for (const record of records) void this.queue.start(record, record.dueAt);
    });
  }

  /** Calls all handlers concurrently: a slow one, or one that fails, does not delay the others. */
  private async handle({ type, payload }: EventRecord): Promise<undefined> {
    const handlers = this.handlers.get(type) ?? [];
    await Promise.all(handlers.map(async (handler) => handler(payload as never)));
  }
}
