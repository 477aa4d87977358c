/// <reference lib="webworker" />
import type { PushMessage } from '@jhola/shared/contracts/push.contract';
import { newsToShow } from '../data/push/show-news-request';
import {
  confirmedNotification,
  type NotificationData,
  neutralNotification,
  type ShownNotification,
} from './notification';
import { openShop } from './open-shop';
import type { StoreParts } from './outbox-script';
import { showNews } from './show-news';

/** Brings in the part of the service worker that knows the store and the API. */
type Bring = () => Pick<StoreParts, 'hearInWorker' | 'confirmInWorker' | 'resubscribeInWorker'>;

/** Notifications: shows what the shop and its open pages send, opens what is tapped, and subscribes anew when the browser asks for it. */
export function listenForPush(scope: ServiceWorkerGlobalScope, bring: Bring): void {
  scope.addEventListener('push', (event) => event.waitUntil(notify(scope, bring, event.data)));
  // Where the browser has no push, the pages that are open ask for it.
  scope.addEventListener('message', (event) => {
    const message = newsToShow(event.data);
    if (message) event.waitUntil(showNews(scope.registration, message));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const data = event.notification.data as NotificationData;
    const [order] = data.orders ?? [];
    if (event.action === 'confirm' && order) {
      event.waitUntil(confirm(scope, bring, order.orderId, data));
    } else event.waitUntil(openShop(scope, data.path));
  });
  scope.addEventListener('pushsubscriptionchange', (event) => {
    // TypeScript takes it for a plain event.
    (event as ExtendableEvent).waitUntil(bring().resubscribeInWorker(scope.registration));
  });
}

async function notify(
  scope: ServiceWorkerGlobalScope,
  bring: Bring,
  data: PushMessageData | null,
): Promise<void> {
  const message = messageIn(data);
  if (!message) return show(scope, neutralNotification());
  const { news, language, logo } = message;
  // News are shown whatever is the matter with the store.
  const accept = async () => bring().hearInWorker(news);
  const outcome = await accept().catch((error: unknown) => console.warn('News were not taken in', error));
  if (outcome?.signedIn === false) return show(scope, neutralNotification(language, logo));
  if (outcome?.unseen !== undefined) await showOnIcon(outcome.unseen);
  await showNews(scope.registration, message);
}

/** Confirms an order and says whether that worked. */
async function confirm(
  scope: ServiceWorkerGlobalScope,
  bring: Bring,
  orderId: string,
  data: NotificationData,
): Promise<void> {
  const ask = async () => bring().confirmInWorker(orderId);
  const confirmed = await ask().then(
    () => true,
    (error: unknown) => {
      console.warn('An order was not confirmed', error);
      return false;
    },
  );
  await show(scope, confirmedNotification(orderId, data, confirmed));
}

const show = ({ registration }: ServiceWorkerGlobalScope, { title, options }: ShownNotification) =>
  registration.showNotification(title, options);

/** The number on the icon of the installed shop, where there is one. */
async function showOnIcon(count: number): Promise<void> {
  const { setAppBadge } = navigator as { setAppBadge?: (count: number) => Promise<void> };
  // Some browsers have it and refuse it outside of an installed app.
  await setAppBadge
    ?.call(navigator, count)
    .catch((error: unknown) => console.warn('The icon shows no number', error));
}

/** What the shop has sent; undefined when a later version of the shop sends another format. */
function messageIn(data: PushMessageData | null): PushMessage | undefined {
  try {
    const message = data?.json() as Partial<PushMessage> | null | undefined;
    return message?.news && message.language ? (message as PushMessage) : undefined;
  } catch {
    return undefined;
  }
}
