import type { PushMessage, PushNews } from '@jhola/shared/contracts/push.contract';
import { type Model, Types } from 'mongoose';
import type { PushSender } from '#integrations/web-push/push-sender.js';
import type { QueueOptions } from '#platform/jobs/durable-queue.js';
import type { Jobs } from '#platform/jobs/jobs.service.js';
import type { CurrentShopSettings } from '#platform/shop-settings/current-shop-settings.service.js';
import type { PushMessageRecord } from './models/push-message.model.js';
import { PushDispatcher } from './push-dispatcher.service.js';
import type { PushOutbox } from './push-outbox.service.js';
import type { PushSubscriptions } from './push-subscriptions.service.js';

const [asha, ravi] = [new Types.ObjectId(), new Types.ObjectId()];
const news: PushNews = { kind: 'order-status', orderId: 'ORD-ABC123', stage: 'CONFIRMED' };

/** Handles a message for Asha's phone; returns what was sent, and when to try again. */
async function handled({ usedBy = asha, isOvertaken = false, logo = '' } = {}) {
  const message = {
    ...{ _id: 'phone:it', subscriptionId: 'phone', userId: asha, news, failures: 0 },
    expiresAt: new Date(Date.now() + 60_000),
  } as PushMessageRecord;
  const sent: PushMessage[] = [];
  let handle: QueueOptions<PushMessageRecord>['handle'] | undefined;
  new PushDispatcher(
    {} as Model<PushMessageRecord>,
    { onNews: () => {}, isOvertaken: async () => isOvertaken } as unknown as PushOutbox,
    { live: async () => ({ userId: usedBy, language: 'en' }) } as unknown as PushSubscriptions,
    {
      send: async (_: unknown, { text }: { text: string }) => {
        sent.push(JSON.parse(text));
        return { what: 'taken' };
      },
    } as unknown as PushSender,
    {
      queue: (options: QueueOptions<PushMessageRecord>) => {
        handle = options.handle;
      },
    } as unknown as Jobs,
    { get: async () => ({ logo }) } as unknown as CurrentShopSettings,
  ).onModuleInit();
  return { sent, again: await handle?.(message, new AbortController().signal) };
}

it('sends a message to the device it was written for, once', async () => {
  expect(await handled()).toEqual({ sent: [{ news, language: 'en' }], again: undefined });
});

it('sends the logo along, where the shop has one', async () => {
  const logo = '/uploads/logo/abc-large.png';
  expect((await handled({ logo })).sent).toEqual([{ news, language: 'en', logo }]);
});

it('sends no message for the former user of a device to its present one', async () => {
  expect(await handled({ usedBy: ravi })).toEqual({ sent: [], again: undefined });
});

it('sends no stage of an order after a later one', async () => {
  expect(await handled({ isOvertaken: true })).toEqual({ sent: [], again: undefined });
});
