import type { TrailActor, TrailEntry } from '@jhola/shared/contracts/admin-orders.contract';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { UserDirectory } from '#features/account/user-directory.service.js';
import { Transactions } from '#platform/database/transactions.js';
import { type TrailEntryRecord, trailEntryModel } from '../models/trail-entry.model.js';
import { toTrailEntry } from './trail-answer.js';

/** Who acts on an order; the name is looked up when the trail is read. */
export type Actor = Pick<TrailActor, 'kind' | 'userId'>;

/** The shop itself, for example when a hold has expired. */
export const theShop: Actor = { kind: 'shop' };
/** The card provider. */
export const theProvider: Actor = { kind: 'provider' };

/** An action on an order: `to` is the new stage, payment state or flag, `text` a note or the reason. */
export interface Deed extends Pick<TrailEntry, 'what'> {
  readonly by: Actor;
  readonly to?: string | undefined;
  readonly text?: string | undefined;
  /** Now by default. */
  readonly at?: Date | undefined;
}

/**
 * The audit trail of orders: who did what when. Entries are added and read; only deleted users are removed
 * from them.
 */
@Injectable()
export class OrderTrail {
  constructor(
    @InjectModel(trailEntryModel.name) private readonly entries: Model<TrailEntryRecord>,
    private readonly userDirectory: UserDirectory,
    private readonly transactions: Transactions,
  ) {}

  /** Adds an entry in the transaction of the action, so that no action lacks its entry. */
  async add(session: ClientSession, orderId: string, deed: Deed): Promise<TrailEntryRecord> {
    const { by, what, to, text, at = new Date() } = deed;
    const entry: TrailEntryRecord = {
      _id: new Types.ObjectId(),
      orderId,
      at,
      by: { kind: by.kind, ...(by.userId && { userId: new Types.ObjectId(by.userId) }) },
      what,
      ...(to && { to }),
      ...(text && { text }),
    };
    this.transactions.writeLater(session, { to: this.entries.collection, insert: entry });
    return entry;
  }

  /** The trail of an order from the first entry to the last, with the users' current names. */
  async of(orderId: string): Promise<TrailEntry[]> {
    const records = await this.entries.find({ orderId }).sort({ at: 1, _id: 1 }).lean<TrailEntryRecord[]>();
    const ids = records.flatMap(({ by }) => (by.userId ? [by.userId.toHexString()] : []));
    const users = await this.userDirectory.byIds(ids);
    return records.map((record) => toTrailEntry(record, users));
  }

  /** Removes a user from the trail: their id, and the notes about their own orders, with the addresses these had before. */
  forget(userId: string, ownOrderIds: readonly string[], session: ClientSession): void {
    const to = this.entries.collection;
    // After what this transaction has added itself: cancelled orders.
    this.transactions.writeLater(
      session,
      {
        to,
        update: { 'by.userId': new Types.ObjectId(userId) },
        change: { $unset: { 'by.userId': 1 } },
        many: true,
      },
      {
        to,
        update: { orderId: { $in: ownOrderIds }, what: { $in: ['note', 'address'] } },
        change: { $unset: { text: 1 } },
        many: true,
      },
    );
  }
}
