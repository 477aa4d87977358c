import type { SubscribeRequest } from '@jhola/shared/contracts/push.contract';
import { pushKey, subscribe, unsubscribe } from '../api/push-api';
import { tokenKeeper } from '../api/token-keeper';
import { tokenPayload } from '../api/token-payload';
import { withLock } from '../api/with-lock';
import type { ShopStore } from '../db/db';
import { dropNotifications } from '../db/drop-notifications';
import { ownerOf, whileOwned } from '../db/owner';
import { forgetPushDevice, type PushDevice, readPushDevice, writePushDevice } from './push-device-row';

/** A browser whose push service does not answer leaves the shopper waiting no longer than this. */
const SUBSCRIBING_MS = 20_000;
/** After so long the subscription is registered with the shop again. */
const RENEW_AFTER_MS = 7 * 24 * 60 * 60 * 1000;

/** All tabs and the service worker see to this device one after the other, so that none ends what another has begun. */
const withDeviceLock =
  <Given extends unknown[]>(work: (...given: Given) => Promise<void>) =>
  (...given: Given): Promise<void> =>
    withLock('push-device', () => work(...given));

/** What `subscribeDevice` sends to the shop. */
type Wanted = Pick<PushDevice, 'wishes' | 'language'>;

/**
 * Subscribes this device, or changes which notifications it wants. Notifications must be allowed by then.
 * @throws ApiError; DOMException when the browser subscribes to nothing
 */
export const subscribeDevice = withDeviceLock(subscribeNow);

async function subscribeNow(
  store: ShopStore,
  { pushManager }: ServiceWorkerRegistration,
  { wishes, language }: Wanted,
): Promise<void> {
  const owner = await ownerOf(store);
  const before = await readPushDevice(store);
  const subscription = await subscriptionOf(pushManager, await pushKey());
  const { endpoint, keys } = subscription.toJSON() as Pick<SubscribeRequest, 'endpoint' | 'keys'>;
  const replaces = before && before.endpoint !== endpoint ? { replaces: before.endpoint } : {};
  await subscribe({ endpoint, keys, wishes, language, ...replaces }, owner);
  const session = await sessionNow();
  await whileOwned(store, owner, [store.settings], () =>
    writePushDevice(store, { endpoint, wishes, language, session, at: Date.now() }),
  );
}

/** Unsubscribes this device, in the browser and with the shop. @throws ApiError when the shop could not be reached */
export const unsubscribeDevice = withDeviceLock(unsubscribeNow);

async function unsubscribeNow(store: ShopStore, { pushManager }: ServiceWorkerRegistration): Promise<void> {
  const device = await readPushDevice(store);
  await (await pushManager.getSubscription())?.unsubscribe();
  await forgetPushDevice(store);
  if (device) await unsubscribe(device.endpoint);
}

/**
 * Sees to it, at the start of a session, that the notifications the shopper wants still reach this device: browsers end
 * subscriptions, and the shop forgets them with the session they were made in.
 * @param allowed whether the browser still allows them
 */
export const keepDeviceSubscribed = withDeviceLock(keepNow);

async function keepNow(
  store: ShopStore,
  registration: ServiceWorkerRegistration,
  allowed: boolean,
  language: PushDevice['language'],
): Promise<void> {
  const device = await readPushDevice(store);
  // left over from somebody who was here before
  if (!device) return dropNotifications();
  if (!allowed) return unsubscribeNow(store, registration);
  const there = await registration.pushManager.getSubscription();
  const known =
    there?.endpoint === device.endpoint &&
    device.session === (await sessionNow()) &&
    device.language === language &&
    Date.now() - device.at < RENEW_AFTER_MS;
  if (!known) await subscribeNow(store, registration, { wishes: device.wishes, language });
}

async function subscriptionOf(pushManager: PushManager, key: string): Promise<PushSubscription> {
  const there = await pushManager.getSubscription();
  if (there && base64Url(there.options.applicationServerKey) === key) return there;
  await there?.unsubscribe();
  const subscribing = pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const patience = new Promise<never>((_, reject) => {
    const silence = new DOMException('The push service of the browser does not answer', 'TimeoutError');
    setTimeout(() => reject(silence), SUBSCRIBING_MS);
  });
  return Promise.race([subscribing, patience]);
}

function base64Url(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer()));
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

async function sessionNow(): Promise<string> {
  const tokens = await tokenKeeper().read();
  return String(tokenPayload(tokens?.access ?? '').sid ?? '');
}
