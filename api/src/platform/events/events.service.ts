import { Injectable, Logger, OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types, trusted } from 'mongoose';
import { ShopConfig } from '../config/shop-config.js';
import { Database } from '../database/database.js';
import { Transactions } from '../database/transactions.js';
import { type EventRecord, eventRecordModel } from './event-record.model.js';
import type { EventType, ShopEvent } from './event-type.js';

/** How long handling may take before another try; also the pause after a failure, multiplied by the failures. */
const PATIENCE_MS = 30_000;
const SWEEP_MS = 15_000;
const SWEEP_BATCH_SIZE = 200;
/** Handled events are deleted in batches, at most this often. */
const FORGET_MS = 50;

type Handler = (payload: never) => Promise<void> | void;

/**
 * The outbox: events are written in the transaction that causes them and handled after its commit, in this
 * process. A crash loses none: the next start handles the rest. Handlers must tolerate repeats.
 */
@Injectable()
export class Events implements OnApplicationBootstrap {
  private readonly log = new Logger('Events');
  private readonly handlers = new Map<string, Handler[]>();
  private readonly handling = new Set<Promise<void>>();
  private handled: Types.ObjectId[] = [];
  private forgetting: NodeJS.Timeout | undefined;
  private sweeping: NodeJS.Timeout | undefined;

  constructor(
    @InjectModel(eventRecordModel.name) private readonly records: Model<EventRecord>,
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly config: ShopConfig,
  ) {}

  /** Registers a handler for events of this type; at start, before any is published. */
  on<Payload>(type: EventType<Payload>, handler: (payload: Payload) => Promise<void> | void): void {
    const handlers = this.handlers.get(type.type) ?? [];
    this.handlers.set(type.type, [...handlers, handler as Handler]);
  }

  /** Writes an event in a transaction of Transactions.run; it is handled after the commit. */
  async publish(session: ClientSession, event: ShopEvent): Promise<void> {
    const record: EventRecord = {
      _id: new Types.ObjectId(),
      type: event.type,
      payload: event.payload,
      dueAt: new Date(Date.now() + PATIENCE_MS),
      failures: 0,
    };
    // By the driver: the record is created here, there is nothing to cast.
    await this.records.collection.insertOne(record, { session });
    this.transactions.afterCommit(session, () => this.start(record));
  }

  async onApplicationBootstrap(): Promise<void> {
    this.database.beforeClosing(() => this.finish());
    // In a database of this process alone no other process is handling events: all are taken up, due or not.
    await this.sweep(this.config.isSoleWriter ? new Date(Date.now() + PATIENCE_MS) : new Date());
    this.sweeping = setInterval(() => void this.sweep(), SWEEP_MS).unref();
  }

  /** Waits for running work. */
  private async finish(): Promise<void> {
    clearInterval(this.sweeping);
    await Promise.allSettled([...this.handling]);
    clearTimeout(this.forgetting);
    await this.forget();
  }

  private start(record: EventRecord): void {
    const work = this.handle(record).finally(() => this.handling.delete(work));
    this.handling.add(work);
  }

  private async handle(record: EventRecord): Promise<void> {
    try {
      // Concurrently: a slow handler does not delay the others.
      const handlers = this.handlers.get(record.type) ?? [];
      await Promise.all(handlers.map(async (handler) => handler(record.payload as never)));
      this.handled.push(record._id);
      this.forgetting ??= setTimeout(() => void this.forget(), FORGET_MS);
    } catch (error) {
      this.log.error({ err: error, type: record.type, eventId: record._id.toHexString() }, 'An event failed');
      await this.postpone(record).catch((err: unknown) => this.log.error({ err }, 'An event stays due'));
    }
  }

  private async postpone({ _id, failures }: EventRecord): Promise<void> {
    const dueAt = new Date(Date.now() + PATIENCE_MS * (failures + 1));
    await this.records.updateOne({ _id }, { $set: { dueAt }, $inc: { failures: 1 } });
  }

  private async forget(): Promise<void> {
    this.forgetting = undefined;
    const ids = this.handled;
    this.handled = [];
    if (ids.length === 0) return;
    try {
      await this.records.deleteMany({ _id: trusted({ $in: ids }) });
    } catch (err) {
      // The sweep will handle them again; handlers tolerate that.
      this.log.warn({ err }, 'Handled events could not be deleted');
    }
  }

  /** Handles events that a crash or a failure has left. */
  private async sweep(dueBefore = new Date()): Promise<void> {
    try {
      const due = await this.records
        .find({ dueAt: trusted({ $lte: dueBefore }) })
        .sort({ dueAt: 1 })
        .limit(SWEEP_BATCH_SIZE)
        .lean();
      for (const record of due) {
        const mine = await this.records.updateOne(
          { _id: record._id, dueAt: record.dueAt },
          { $set: { dueAt: new Date(Date.now() + PATIENCE_MS) } },
        );
        if (mine.modifiedCount === 1) this.start(record);
      }
    } catch (err) {
      this.log.warn({ err }, 'Leftover events could not be read');
    }
  }
}
