import type { Device } from '@jhola/test-doubles/doubles/push-service';
import type { CDPSession, Page, Worker } from 'playwright-core';
import { expect } from 'vitest';
import { workerTools } from './sync-event';
import { openWithWorker } from './worker';

/** A browser that may show notifications, whose push service is the test's. */
export interface PushBrowser {
  /** Has the browser receive and show what has arrived for it at the push service, from the so many-th message on. */
  deliver(from: number): Promise<void>;
  /** The titles of the notifications that are shown. */
  titles(): Promise<readonly string[]>;
  /** Taps a notification that is shown, or a button of it. */
  tap(title: string, action?: 'open' | 'confirm'): Promise<void>;
}

/**
 * Puts a subscription of the test's push service in the place of the browser's own, whose service cannot be reached, and
 * counts how often the shopper is asked (`data-asked` of the page). Call it before the page is opened.
 */
export async function givePushService(page: Page, { endpoint, keys }: Device): Promise<void> {
  await page.addInitScript(
    (device) => {
      const KEPT = 'push-subscription-of-the-test';
      const subscription = () => {
        const applicationServerKey = sessionStorage.getItem(KEPT);
        if (applicationServerKey === null) return null;
        const base64 = applicationServerKey.replace(/-/g, '+').replace(/_/g, '/');
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        return {
          endpoint: device.endpoint,
          options: { applicationServerKey: bytes.buffer },
          toJSON: () => device,
          unsubscribe: async () => {
            sessionStorage.removeItem(KEPT);
            return true;
          },
        };
      };
      Object.assign(PushManager.prototype, {
        getSubscription: async () => subscription(),
        subscribe: async (options: { applicationServerKey: string }) => {
          sessionStorage.setItem(KEPT, options.applicationServerKey);
          return subscription();
        },
      });
      const ask = Notification.requestPermission.bind(Notification);
      Notification.requestPermission = () => {
        const asked = Number(document.documentElement.dataset.asked ?? 0);
        document.documentElement.dataset.asked = String(asked + 1);
        return ask();
      };
    },
    { endpoint, keys },
  );
}

/** How often this page has asked the shopper for permission. */
export const timesAsked = async (page: Page): Promise<number> =>
  Number((await page.locator('html').getAttribute('data-asked')) ?? 0);

/** Opens a page with the service worker, and the tools to reach that as the browser does. */
export async function openForPush(
  page: Page,
  shopUrl: string,
  device: Device,
  path: string,
): Promise<PushBrowser> {
  await openWithWorker(page, path);
  const { tools, registrationId } = await workerTools(page, shopUrl);
  const worker = workerOf(page);
  await countShown(worker);
  return {
    titles: () => shownTitles(page),
    async deliver(from) {
      const messages = device.messages().slice(from);
      const shown = (await timesShown(worker)) + messages.length;
      for (const message of messages) await deliver(tools, shopUrl, registrationId, JSON.stringify(message));
      await expect.poll(() => timesShown(worker)).toBe(shown);
    },
    async tap(title, action) {
      expect(await shownTitles(page)).toContain(title);
      await tapOn(worker, title, action ?? '');
    },
  };
}

const deliver = (tools: CDPSession, origin: string, registrationId: string, data: string) =>
  tools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });

const shownTitles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title }) => title);
  });

/** Counts in the worker what it has shown. Chromium forgets a notification that is being shown while a page asks which are. */
const countShown = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const show = registration.showNotification.bind(registration);
    let shown = 0;
    Object.assign(registration, {
      async showNotification(...notification: Parameters<typeof show>) {
        await show(...notification);
        shown += 1;
      },
      timesShown: () => shown,
    });
  });

const timesShown = (worker: Worker): Promise<number> =>
  worker.evaluate(() =>
    (globalThis as unknown as { registration: { timesShown(): number } }).registration.timesShown(),
  );

/** The shop's service worker, which these tools keep awake. */
function workerOf(page: Page): Worker {
  const worker = page.context().serviceWorkers().at(-1);
  if (!worker) throw new Error('There is no service worker');
  return worker;
}

/** As the browser does when a shopper taps: it alone may say so, and lets the window be focused for it. */
const tapOn = (worker: Worker, title: string, action: string): Promise<void> =>
  worker.evaluate(
    async ([wanted, button]) => {
      const scope = globalThis as unknown as {
        registration: ServiceWorkerRegistration;
        WindowClient: { prototype: object };
        NotificationEvent: new (type: string, init: object) => Event;
      };
      const shown = await scope.registration.getNotifications();
      const notification = shown.find((one) => one.title === wanted);
      Object.assign(scope.WindowClient.prototype, {
        async focus() {
          return this;
        },
      });
      const event = new scope.NotificationEvent('notificationclick', { notification, action: button });
      const works: Promise<unknown>[] = [];
      Object.assign(event, { waitUntil: (work: Promise<unknown>) => works.push(work) });
      globalThis.dispatchEvent(event);
      await Promise.all(works);
    },
    [title, action] as const,
  );
