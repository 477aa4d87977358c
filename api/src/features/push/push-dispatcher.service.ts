import { Injectable, Logger, OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { PushSender } from '#integrations/web-push/push-sender.js';
import { Jobs } from '#platform/jobs/jobs.service.js';
import { CurrentShopSettings } from '#platform/shop-settings/current-shop-settings.service.js';
import { type PushMessageRecord, pushMessageModel } from './models/push-message.model.js';
import { encodedMessage } from './push-messages.js';
import { PushOutbox } from './push-outbox.service.js';
import { PushSubscriptions } from './push-subscriptions.service.js';

const CONCURRENCY = 8;
const LEASE_MS = 60_000;
/** Finds messages that another process has left. */
const SWEEP_MS = 30_000;
const FIRST_PAUSE_S = 2;
const LONGEST_PAUSE_S = 3600;

/** Sends the messages of the outbox; what no push service takes now is retried until it expires. */
@Injectable()
export class PushDispatcher implements OnModuleInit {
  private readonly log = new Logger('Push');

  constructor(
    @InjectModel(pushMessageModel.name) private readonly messages: Model<PushMessageRecord>,
    private readonly outbox: PushOutbox,
    private readonly subscriptions: PushSubscriptions,
    private readonly sender: PushSender,
    private readonly jobs: Jobs,
    private readonly settings: CurrentShopSettings,
  ) {}

  onModuleInit(): void {
    const queue = this.jobs.queue<PushMessageRecord>({
      name: 'push',
      model: this.messages,
      dueAt: 'dueAt',
      failures: 'failures',
      facts: ({ news }) => ({ kind: news.kind }),
      concurrency: CONCURRENCY,
      leaseMs: LEASE_MS,
      everyMs: SWEEP_MS,
      // Stored until it expires, so that it is not written again.
      whenDone: 'keep',
      handle: (message, closing) => this.send(message, closing),
      retryAt,
    });
    this.outbox.onNews(() => queue.wake());
  }

  /** @returns when to try again; undefined when nothing is left to be sent */
  private async send(message: PushMessageRecord, closing: AbortSignal): Promise<Date | undefined> {
    const { subscriptionId, userId, news, expiresAt, failures } = message;
    const ttlS = Math.floor((expiresAt.getTime() - Date.now()) / 1000);
    const device = ttlS > 0 ? await this.subscriptions.live(subscriptionId) : undefined;
    // A message for the device's former user is not sent to its present one.
    if (!device?.userId.equals(userId) || (await this.outbox.isOvertaken(message))) return undefined;
    const { logo } = await this.settings.get();
    const outcome = await this.sender.send(
      device,
      encodedMessage({ news, language: device.language, ...(logo && { logo }) }, ttlS),
      closing,
    );
    switch (outcome.what) {
      case 'taken':
        return undefined;
      case 'gone':
        await this.subscriptions.remove(subscriptionId);
        await this.outbox.forget({ subscriptionId });
        return undefined;
      case 'refused':
        this.log.warn({ kind: news.kind, why: outcome.why }, 'A notification was refused for good');
        return undefined;
      case 'later':
        this.log.debug(
          { kind: news.kind, failures, why: outcome.why },
          'A notification is tried again later',
        );
        return retryAt(message, outcome.afterS);
    }
  }
}

/** Each time twice as late, and not before the time that the push service asked for. */
function retryAt({ failures }: PushMessageRecord, afterS = 0): Date {
  const pauseS = Math.min(LONGEST_PAUSE_S, Math.max(afterS, FIRST_PAUSE_S * 2 ** failures));
  return new Date(Date.now() + pauseS * 1000);
}
