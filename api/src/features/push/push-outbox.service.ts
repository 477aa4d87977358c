import type { PushNews } from '@jhola/shared/contracts/push.contract';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import { type PushMessageRecord, pushMessageModel } from './models/push-message.model.js';
import type { SubscriptionRecord } from './models/subscription.model.js';
import { aboutOf, laterNews, worthMs } from './push-messages.js';

/** How long a process keeps the messages it has taken for sending. */
const TAKEN_MS = 60_000;
const FIRST_PAUSE_S = 2;
const LONGEST_PAUSE_S = 3600;

/** Messages to devices: none is lost by a crash or an unreachable push service, none is written twice. */
@Injectable()
export class PushOutbox {
  private notify: () => void = () => {};

  constructor(@InjectModel(pushMessageModel.name) private readonly messages: Model<PushMessageRecord>) {}

  /** Registers the one listener that is called when there is something to send. */
  onNews(listener: () => void): void {
    this.notify = listener;
  }

  /**
   * Writes news for each of these devices, once despite repeats.
   * @param round distinguishes recurring news, such as a product that is back in stock again
   */
  async write(news: PushNews, devices: readonly SubscriptionRecord[], round = ''): Promise<void> {
    if (devices.length === 0) return;
    const now = Date.now();
    await this.messages.bulkWrite(
      devices.map(({ _id: subscriptionId, userId }) => ({
        updateOne: {
          filter: { _id: idOf(subscriptionId, news) + round },
          update: {
            $setOnInsert: {
              subscriptionId,
              userId,
              news,
              dueAt: new Date(now),
              failures: 0,
              expiresAt: new Date(now + worthMs(news)),
            },
          },
          upsert: true,
        },
      })),
      { ordered: false },
    );
    this.notify();
  }

  /** Takes some due messages for this process alone. */
  async takeDue(limit: number): Promise<PushMessageRecord[]> {
    const now = new Date();
    const due = await this.messages
      .find({ dueAt: trusted({ $lte: now }) })
      .sort({ dueAt: 1 })
      .limit(limit)
      .lean<PushMessageRecord[]>();
    const taken = await Promise.all(
      due.map(({ _id, dueAt }) =>
        this.messages.updateOne({ _id, dueAt }, { $set: { dueAt: new Date(now.getTime() + TAKEN_MS) } }),
      ),
    );
    return due.filter((_, at) => taken[at]?.modifiedCount === 1);
  }

  /** Whether the device was written news that make this message obsolete, sent or not. */
  async isOvertaken({ subscriptionId, news }: PushMessageRecord): Promise<boolean> {
    const later = laterNews(news).map((next) => idOf(subscriptionId, next));
    return later.length > 0 && (await this.messages.exists({ _id: trusted({ $in: later }) })) !== null;
  }

  /** When the next message is due, in milliseconds; undefined while none waits. */
  async nextDueAt(): Promise<number | undefined> {
    const next = await this.messages
      .findOne({ dueAt: trusted({ $gt: new Date(0) }) }, { dueAt: 1 })
      .sort({ dueAt: 1 })
      .lean<Pick<PushMessageRecord, 'dueAt'>>();
    return next?.dueAt?.getTime();
  }

  /** Marks this one as sent; it is stored until it expires, so that it is not written again. */
  async done(id: string): Promise<void> {
    await this.messages.updateOne({ _id: id }, { $unset: { dueAt: 1 } });
  }

  /** Schedules a retry, each time twice as late, and not before the time that the push service asked for. */
  async postpone({ _id, failures }: PushMessageRecord, afterS = 0): Promise<void> {
    const pauseS = Math.min(LONGEST_PAUSE_S, Math.max(afterS, FIRST_PAUSE_S * 2 ** failures));
    const dueAt = new Date(Date.now() + pauseS * 1000);
    await this.messages.updateOne({ _id }, { $set: { dueAt }, $inc: { failures: 1 } });
  }

  /** Deletes all messages to a device, or to all devices of a user. */
  async forget(
    whose: { subscriptionId: string } | { userId: string },
    session?: ClientSession,
  ): Promise<void> {
    await this.messages.deleteMany(whose).session(session ?? null);
  }
}

const idOf = (subscriptionId: string, news: PushNews): string => `${subscriptionId}:${aboutOf(news)}`;
