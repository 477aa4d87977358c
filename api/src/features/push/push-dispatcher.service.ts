import { Injectable, Logger, OnApplicationBootstrap, OnModuleInit } from '@nestjs/common';
import { PushSender } from '../../integrations/web-push/push-sender.js';
import { Database } from '../../platform/database/database.js';
import type { PushMessageRecord } from './models/push-message.model.js';
import { encodedMessage } from './push-messages.js';
import { PushOutbox } from './push-outbox.service.js';
import { PushSubscriptions } from './push-subscriptions.service.js';

const CONCURRENCY = 8;
/** Finds messages that another process has left. */
const SWEEP_MS = 30_000;
const SOONEST_MS = 250;

/** Sends the messages of the outbox; what no push service takes now is retried until it expires. */
@Injectable()
export class PushDispatcher implements OnModuleInit, OnApplicationBootstrap {
  private readonly log = new Logger('Push');
  private readonly closing = new AbortController();
  private round: Promise<void> | undefined;
  private rerun = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly outbox: PushOutbox,
    private readonly subscriptions: PushSubscriptions,
    private readonly sender: PushSender,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.outbox.onNews(() => this.start());
  }

  onApplicationBootstrap(): void {
    this.database.beforeClosing(() => this.finish());
    this.start();
  }

  /** Starts a round now, or another one after the running round. */
  private start(): void {
    this.rerun = true;
    if (this.closing.signal.aborted) return;
    this.round ??= this.goRound()
      .catch((err: unknown) => this.log.warn({ err }, 'Notifications stay due'))
      .then(() => this.arrange())
      .finally(() => {
        this.round = undefined;
        if (this.rerun) this.start();
      });
  }

  private async finish(): Promise<void> {
    this.closing.abort();
    clearTimeout(this.timer);
    await this.round;
    clearTimeout(this.timer);
  }

  private async goRound(): Promise<void> {
    while (!this.closing.signal.aborted) {
      this.rerun = false;
      const due = await this.outbox.takeDue(CONCURRENCY);
      await Promise.all(due.map((message) => this.send(message)));
      if (due.length === 0 && !this.rerun) return;
    }
  }

  /** Schedules the next round for when the next message is due. */
  private async arrange(): Promise<void> {
    const next = await this.outbox.nextDueAt().catch(() => undefined);
    const inMs = Math.min(SWEEP_MS, (next ?? Number.POSITIVE_INFINITY) - Date.now());
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.start(), this.rerun ? 0 : Math.max(SOONEST_MS, inMs)).unref();
  }

  private async send(message: PushMessageRecord): Promise<void> {
    const { _id, subscriptionId, userId, news, expiresAt, failures } = message;
    const ttlS = Math.floor((expiresAt.getTime() - Date.now()) / 1000);
    const device = ttlS > 0 ? await this.subscriptions.live(subscriptionId) : undefined;
    // A message for the device's former user is not sent to its present one.
    if (!device?.userId.equals(userId) || (await this.outbox.isOvertaken(message))) {
      return this.outbox.done(_id);
    }
    const outcome = await this.sender.send(
      device,
      encodedMessage({ news, language: device.language }, ttlS),
      this.closing.signal,
    );
    switch (outcome.what) {
      case 'taken':
        return this.outbox.done(_id);
      case 'gone':
        await this.subscriptions.remove(subscriptionId);
        return this.outbox.forget({ subscriptionId });
      case 'refused':
        this.log.warn({ kind: news.kind, why: outcome.why }, 'A notification was refused for good');
        return this.outbox.done(_id);
      case 'later':
        this.log.debug(
          { kind: news.kind, failures, why: outcome.why },
          'A notification is tried again later',
        );
        return this.outbox.postpone(message, outcome.afterS);
    }
  }
}
