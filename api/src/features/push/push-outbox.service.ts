import type { PushNews } from '@jhola/shared/contracts/push.contract';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import { type PushMessageRecord, pushMessageModel } from './models/push-message.model.js';
import type { SubscriptionRecord } from './models/subscription.model.js';
import { aboutOf, laterNews, worthMs } from './push-messages.js';

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
  write(news: PushNews, devices: readonly SubscriptionRecord[], round = ''): Promise<void> {
    return this.writeAll([news], devices, round);
  }

  /** As write, for several news by one write. */
  async writeAll(
    all: readonly PushNews[],
    devices: readonly SubscriptionRecord[],
    round = '',
  ): Promise<void> {
    if (devices.length === 0) return;
    const now = Date.now();
    const messages = all.flatMap((news) => devices.map((device) => ({ news, device })));
    await this.messages.bulkWrite(
      messages.map(({ news, device: { _id: subscriptionId, userId } }) => ({
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

  /** Whether the device was written news that make this message obsolete, sent or not. */
  async isOvertaken({ subscriptionId, news }: PushMessageRecord): Promise<boolean> {
    const later = laterNews(news).map((next) => idOf(subscriptionId, next));
    return later.length > 0 && (await this.messages.exists({ _id: trusted({ $in: later }) })) !== null;
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
