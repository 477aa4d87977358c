import { createHash, randomUUID } from 'node:crypto';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { LRUCache } from 'lru-cache';
import { type ClientSession, type Model, type mongo, Types, trusted } from 'mongoose';
import { ShopConfig } from '../config/shop-config.js';
import { insertNew } from '../database/insert-new.js';
import { Transactions } from '../database/transactions.js';
import { Batcher } from '../jobs/batcher.js';
import { type IdempotencyRecord, idempotencyRecordModel } from './idempotency-record.model.js';
import type { KeyedCall } from './keyed-call.js';
import { type Claim, noClaim } from './keyed-call.js';

/** How long a running call counts as alive; longer than any call takes. */
const LEASE_MS = 30_000;
/** How long an answer is stored for repeats. */
const KEPT_MS = 48 * 60 * 60 * 1000;
/** How many answers of one user are stored: a device repeats at most what it sent last. */
const KEPT_PER_USER = 500;
/** After how many new keys of a user the oldest are looked for. */
const KEYS_BETWEEN_LOOKS = 50;

/** Answers a repeated write with its first answer instead of writing again. */
@Injectable()
export class Idempotency {
  /** The prefix of every claim of this process. */
  private readonly process = randomUUID();
  /** New keys by user id, of those who write now. */
  private readonly newKeys = new LRUCache<string, number>({ max: 10_000 });
  /** Claims of this process whose work was refused, but whose record could not be deleted: on a full disk. */
  private readonly unreleased = new LRUCache<string, true>({ max: 10_000, ttl: LEASE_MS });
  /** Under load the claims of many calls are inserted together. */
  private readonly newClaims: Batcher<IdempotencyRecord, boolean>;

  constructor(
    @InjectModel(idempotencyRecordModel.name) private readonly records: Model<IdempotencyRecord>,
    private readonly config: ShopConfig,
    private readonly transactions: Transactions,
  ) {
    // By the driver: the records are created here, there is nothing to cast.
    const rows = records.collection as unknown as mongo.Collection<IdempotencyRecord>;
    this.newClaims = new Batcher((fresh) => insertNew(rows, fresh));
  }

  /**
   * Runs `work` unless this key has been answered before. A refusal (anything thrown) is not stored: nothing
   * was written, and the next try may succeed.
   * @param asSent turns an answer that was completed early into its sent form
   * @throws ShopError idempotency.other-body, idempotency.in-flight, and whatever work throws
   */
  async run<Answer>(
    call: KeyedCall,
    work: (claim: Claim) => Promise<Answer>,
    asSent: (answer: object) => unknown = (answer) => answer,
  ): Promise<Answer> {
    if (call.key === undefined) return work(noClaim);
    const record = await this.claim(call, call.key);
    if (record.state === 'done') return JSON.parse(record.answer ?? 'null') as Answer;

    let completed = false;
    const claim: Claim = {
      complete: async (session, answer) => {
        await this.complete(record, asSent(answer), session);
        completed = true;
      },
    };
    try {
      const answer = await work(claim);
      if (!completed) await this.complete(record, answer);
      return answer;
    } catch (error) {
      await this.release(record);
      throw error;
    }
  }

  /** Deletes all stored answers of a user, in the transaction that removes the account. */
  async removeUser(userId: string, session: ClientSession): Promise<void> {
    await this.records.deleteMany({ userId }).session(session);
  }

  /** The record of this call: `done` with its answer, or in flight and claimed by this call. */
  private async claim(call: KeyedCall, key: string): Promise<IdempotencyRecord> {
    const now = Date.now();
    const fresh: IdempotencyRecord = {
      _id: new Types.ObjectId(),
      userId: call.userId,
      key,
      route: call.route,
      bodyHash: createHash('sha256')
        .update(JSON.stringify(call.body ?? null))
        .digest('base64url'),
      state: 'in-flight',
      claimId: `${this.process}/${randomUUID()}`,
      leaseUntil: new Date(now + LEASE_MS),
      expiresAt: new Date(now + KEPT_MS),
    };
    if (!(await this.newClaims.load(fresh))) return this.claimKnown(fresh, now);
    const count = (this.newKeys.get(call.userId) ?? 0) + 1;
    this.newKeys.set(call.userId, count);
    if (count % KEYS_BETWEEN_LOOKS === 0) await this.forgetOldest(call.userId);
    return fresh;
  }

  /** Deletes a user's answers beyond the newest. */
  private async forgetOldest(userId: string): Promise<void> {
    const beyond = await this.records
      .findOne({ userId, state: 'done' }, { _id: 1 })
      .sort({ _id: -1 })
      .skip(KEPT_PER_USER)
      .lean();
    if (beyond) await this.records.deleteMany({ userId, state: 'done', _id: trusted({ $lte: beyond._id }) });
  }

  private async claimKnown(fresh: IdempotencyRecord, now: number): Promise<IdempotencyRecord> {
    const { userId, key, route, claimId, leaseUntil } = fresh;
    const known = await this.records.findOne({ userId, key, route }).lean();
    // It was released between the two reads: another repeat will succeed.
    if (!known) throw new ShopError('idempotency.in-flight');
    if (known.bodyHash !== fresh.bodyHash) throw new ShopError('idempotency.other-body');
    if (known.state === 'done') return known;
    if (!this.isAbandoned(known, now)) throw new ShopError('idempotency.in-flight');

    const taken = await this.records
      .findOneAndUpdate(
        { _id: known._id, state: 'in-flight', claimId: known.claimId },
        { $set: { claimId, leaseUntil } },
        { returnDocument: 'after' },
      )
      .lean();
    if (!taken) throw new ShopError('idempotency.in-flight');
    return taken;
  }

  /**
   * Whether a call is abandoned: it took too long, was refused while nothing could be written, or belongs to an earlier
   * process that had the database alone.
   */
  private isAbandoned({ claimId, leaseUntil }: IdempotencyRecord, now: number): boolean {
    if (leaseUntil.getTime() <= now || this.unreleased.has(claimId)) return true;
    return this.config.isSoleWriter && !claimId.startsWith(this.process);
  }

  private async complete(record: IdempotencyRecord, answer: unknown, session?: ClientSession): Promise<void> {
    const to = this.records.collection;
    const update = { _id: record._id, claimId: record.claimId };
    const change = { $set: { state: 'done', answer: JSON.stringify(answer) } } as const;
    const orElse = () => {
      throw new ShopError('idempotency.in-flight');
    };
    if (session) this.transactions.writeLater(session, { to, update, change, orElse });
    else if ((await to.updateOne(update, change)).matchedCount === 0) orElse();
  }

  private async release({ _id, claimId }: IdempotencyRecord): Promise<void> {
    try {
      await this.records.deleteOne({ _id, claimId, state: 'in-flight' });
    } catch (error) {
      this.unreleased.set(claimId, true);
      throw error;
    }
  }
}
