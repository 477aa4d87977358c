import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable, Logger } from '@nestjs/common';
import { PushSender } from '#integrations/web-push/push-sender.js';
import { encodedMessage } from './push-messages.js';
import { PushSubscriptions } from './push-subscriptions.service.js';

/** Sends a test notification to a user's device. */
@Injectable()
export class PushTrial {
  private readonly log = new Logger('Push');

  constructor(
    private readonly subscriptions: PushSubscriptions,
    private readonly sender: PushSender,
  ) {}

  /**
   * Sends a notification to this device, immediately and once.
   * @throws ShopError push.missing; push.gone when the browser has ended the subscription, which is deleted
   *   then; push.unreachable
   */
  async send(userId: string, endpoint: string): Promise<void> {
    const device = await this.subscriptions.own(userId, endpoint);
    const message = { news: { kind: 'test' }, language: device.language } as const;
    const outcome = await this.sender.send(device, encodedMessage(message));
    switch (outcome.what) {
      case 'taken':
        return;
      case 'gone':
        await this.subscriptions.remove(device._id);
        throw new ShopError('push.gone');
      default:
        this.log.warn({ why: outcome.why }, 'A test notification failed');
        throw new ShopError('push.unreachable');
    }
  }
}
