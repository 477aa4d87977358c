import type { PushWishes } from '@jhola/shared/contracts/push.contract';
import { openStore } from '#data/db/open-store.ts';
import { locale, translate, translateRefusal } from '#i18n/locale.ts';
import { abilityOf, WHY_NOT } from '../rules/ability';
import { notificationTexts } from '../texts';

/** The service worker that shows notifications. @throws Error while there is none */
async function worker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.pushManager) throw new Error(translate(notificationTexts).notReady);
  // A subscription wants one that has begun.
  return navigator.serviceWorker.ready;
}

/**
 * Asks the browser for its permission and sends the shop which notifications this device wants. Call it from a tap.
 * @returns the words for the shopper
 * @throws Error with the words why not; ApiError
 */
export async function turnOn(wishes: PushWishes): Promise<string> {
  const texts = translate(notificationTexts);
  const ability = abilityOf(window);
  if (ability !== 'able') throw new Error(texts[WHY_NOT[ability]]);
  if ((await Notification.requestPermission()) !== 'granted') throw new Error(texts.denied);
  await subscribe(wishes);
  return texts.turnedOn;
}

/**
 * Changes which notifications this device receives.
 * @returns the words for the shopper
 * @throws ApiError
 */
export async function changeWishes(wishes: PushWishes): Promise<string> {
  await subscribe(wishes);
  return translate(notificationTexts).saved;
}

/**
 * Has the notifications of this device ended.
 * @returns the words for the shopper
 * @throws ApiError when the shop could not be reached; the browser takes no more messages all the same
 */
export async function turnOff(): Promise<string> {
  const { unsubscribeDevice } = await import('#data/push/push-device.ts');
  await unsubscribeDevice(await openStore(), await worker());
  return translate(notificationTexts).turnedOff;
}

/**
 * Has a notification sent to this device.
 * @returns the words for the shopper
 * @throws ApiError
 */
export async function sendTest(endpoint: string): Promise<string> {
  const { testPush } = await import('#data/api/push-api.ts');
  return translateRefusal(await testPush(endpoint), translate(notificationTexts).testSent);
}

async function subscribe(wishes: PushWishes): Promise<void> {
  const { subscribeDevice } = await import('#data/push/push-device.ts');
  await subscribeDevice(await openStore(), await worker(), { wishes, language: locale().language });
}
