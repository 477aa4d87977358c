import type { PushNews } from '@jhola/shared/contracts/push.contract';
import { Types } from 'mongoose';
import type { PushSender } from '../../integrations/web-push/push-sender.js';
import type { Database } from '../../platform/database/database.js';
import type { PushMessageRecord } from './models/push-message.model.js';
import { PushDispatcher } from './push-dispatcher.service.js';
import type { PushOutbox } from './push-outbox.service.js';
import type { PushSubscriptions } from './push-subscriptions.service.js';

const [asha, ravi] = [new Types.ObjectId(), new Types.ObjectId()];
const news: PushNews = { kind: 'order-status', orderId: 'ORD-ABC123', stage: 'CONFIRMED' };

/** Runs one round with a message for Asha's phone; returns what was sent, and the calls of the outbox. */
async function aRound({ usedBy = asha, isOvertaken = false } = {}) {
  const due = [
    { _id: 'phone:it', subscriptionId: 'phone', userId: asha, news, failures: 0 },
  ] as PushMessageRecord[];
  const sent: PushNews[] = [];
  const done: string[] = [];
  const lastWorks: (() => Promise<void>)[] = [];
  const dispatcher = new PushDispatcher(
    {
      onNews: () => {},
      takeDue: async () =>
        due.splice(0).map((message) => ({ ...message, expiresAt: new Date(Date.now() + 60_000) })),
      nextDueAt: async () => undefined,
      isOvertaken: async () => isOvertaken,
      done: async (id: string) => void done.push(id),
    } as unknown as PushOutbox,
    { live: async () => ({ userId: usedBy, language: 'en' }) } as unknown as PushSubscriptions,
    {
      send: async (_: unknown, { text }: { text: string }) => {
        sent.push(JSON.parse(text).news);
        return { what: 'taken' };
      },
    } as unknown as PushSender,
    { beforeClosing: (work: () => Promise<void>) => void lastWorks.push(work) } as unknown as Database,
  );
  dispatcher.onApplicationBootstrap();
  while (done.length === 0) await new Promise(setImmediate);
  for (const work of lastWorks) await work();
  return { sent, done };
}

it('sends a message to the device it was written for, once', async () => {
  expect(await aRound()).toEqual({ sent: [news], done: ['phone:it'] });
});

it('sends no message for the former user of a device to its present one', async () => {
  expect(await aRound({ usedBy: ravi })).toEqual({ sent: [], done: ['phone:it'] });
});

it('sends no stage of an order after a later one', async () => {
  expect(await aRound({ isOvertaken: true })).toEqual({ sent: [], done: ['phone:it'] });
});
