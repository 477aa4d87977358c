import { createHash, ECDH } from 'node:crypto';
import type { PushWishes, SubscribeRequest } from '@jhola/shared/contracts/push.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable, Logger, OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types, trusted } from 'mongoose';
import { PushSender } from '#integrations/web-push/push-sender.js';
import { LiveSessions } from '#platform/auth/live-sessions.js';
import type { Principal } from '#platform/auth/principal.js';
import { isDuplicateKey } from '#platform/database/duplicate-key.js';
import { type SubscriptionRecord, subscriptionModel } from './models/subscription.model.js';

/** How many devices of one user get notifications: those seen last. */
const MAX_DEVICES = 10;

/**
 * The devices that get notifications, and their preferences. A device belongs to one user, and its
 * subscription ends with their session.
 */
@Injectable()
export class PushSubscriptions implements OnModuleInit {
  private readonly log = new Logger('Push');

  constructor(
    @InjectModel(subscriptionModel.name) private readonly subscriptions: Model<SubscriptionRecord>,
    private readonly sender: PushSender,
    private readonly sessions: LiveSessions,
  ) {}

  onModuleInit(): void {
    this.sessions.onEnded((sessionId) => {
      // If this fails, the next message finds the ended session.
      this.subscriptions
        .deleteMany({ sessionId })
        .catch((err: unknown) => this.log.warn({ err }, 'Devices of an ended session are still subscribed'));
    });
  }

  /**
   * Subscribes a device, or updates its preferences; it belongs to this user from now on. Another's is taken over with its keys
   * only, which the device alone has: its address may be known to others.
   * @throws ShopError push.bad-subscription for an address that is no push service's, invalid keys, or another's device
   */
  async subscribe({ userId, sessionId, role }: Principal, request: SubscribeRequest): Promise<void> {
    const { endpoint, keys, wishes, language, replaces } = request;
    if (!this.sender.mayReach(endpoint) || !isPublicKey(keys.p256dh)) {
      throw new ShopError('push.bad-subscription');
    }
    const _id = idOf(endpoint);
    const record: SubscriptionRecord = {
      _id,
      userId: new Types.ObjectId(userId),
      sessionId,
      endpoint,
      ...keys,
      wishes: { ...wishes, newOrders: wishes.newOrders && role === 'ADMIN' },
      language,
      at: new Date(),
    };
    try {
      const mine = { _id, $or: [{ userId: record.userId }, { auth: keys.auth, p256dh: keys.p256dh }] };
      await this.subscriptions.replaceOne(mine, record, { upsert: true });
    } catch (error) {
      throw isDuplicateKey(error) ? new ShopError('push.bad-subscription') : error;
    }
    if (replaces && replaces !== endpoint) await this.unsubscribe(userId, replaces);
    await this.keepNewest(userId);
    // The session may have ended while this was written, before its listeners knew the device.
    if (!(await this.sessions.isLive(sessionId))) await this.remove(_id);
  }

  /** Removes a device of this user; one that is not subscribed, or another's, is no error. */
  async unsubscribe(userId: string, endpoint: string): Promise<void> {
    await this.subscriptions.deleteOne({ _id: idOf(endpoint), userId });
  }

  /** @throws ShopError push.missing when the device is not subscribed, or another's */
  async own(userId: string, endpoint: string): Promise<SubscriptionRecord> {
    const found = await this.subscriptions
      .findOne({ _id: idOf(endpoint), userId })
      .lean<SubscriptionRecord>();
    if (!found) throw new ShopError('push.missing');
    return found;
  }

  /** The devices of these users, only those with the preference if one is named. */
  ofUsers(userIds: readonly string[], preference?: keyof PushWishes): Promise<SubscriptionRecord[]> {
    return this.subscriptions
      .find({ userId: trusted({ $in: userIds }), ...(preference && { [`wishes.${preference}`]: true }) })
      .lean<SubscriptionRecord[]>();
  }

  /** The devices of a user that are notified of answers: all unless they say otherwise. */
  forAnswers(userId: string): Promise<SubscriptionRecord[]> {
    return this.subscriptions
      .find({ userId, 'wishes.answers': trusted({ $ne: false }) })
      .lean<SubscriptionRecord[]>();
  }

  /** The devices that are notified of new orders: also one subscribed before a second factor was required needs it now. */
  async forNewOrders(): Promise<SubscriptionRecord[]> {
    const wishing = await this.subscriptions.find({ 'wishes.newOrders': true }).lean<SubscriptionRecord[]>();
    const managing = await this.sessions.managing(wishing.map(({ sessionId }) => sessionId));
    return wishing.filter(({ sessionId }) => managing.has(sessionId));
  }

  /** The device of an id while its session lives; otherwise the device is removed. */
  async live(id: string): Promise<SubscriptionRecord | undefined> {
    const found = await this.subscriptions.findById(id).lean<SubscriptionRecord>();
    if (!found) return undefined;
    if (await this.sessions.isLive(found.sessionId)) return found;
    await this.remove(id);
    return undefined;
  }

  async remove(id: string): Promise<void> {
    await this.subscriptions.deleteOne({ _id: id });
  }

  private async keepNewest(userId: string): Promise<void> {
    const older = await this.subscriptions
      .find({ userId }, { _id: 1 })
      .sort({ at: -1 })
      .skip(MAX_DEVICES)
      .lean<Pick<SubscriptionRecord, '_id'>[]>();
    if (older.length > 0) {
      await this.subscriptions.deleteMany({ _id: trusted({ $in: older.map(({ _id }) => _id) }) });
    }
  }
}

const idOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('base64url');

function isPublicKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}
