import type { PushWishes } from '@jhola/shared/contracts/push.contract';
import { openStore } from '#data/db/open-store.ts';
import { notifyWhileOpen } from '#data/push/page-notifications.ts';
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
 * Asks the browser for its permission and sends the shop which notifications this device wants. Call it from a tap. Where the browser
 * takes no push messages, an administrator hears of new orders while the shop is open.
 * @returns the words for the shopper
 * @throws Error with the words why not; ApiError
 */
export async function turnOn(wishes: PushWishes): Promise<string> {
  const texts = translate(notificationTexts);
  const ability = abilityOf(window);
  const helpsWhileOpen = wishes.newOrders;
  if (ability !== 'able' && !(ability === 'while-open' && helpsWhileOpen))
    throw new Error(texts[WHY_NOT[ability]]);
  if ((await Notification.requestPermission()) !== 'granted') throw new Error(texts.denied);
  if (ability === 'able' && (await isSubscribed(wishes, helpsWhileOpen))) return texts.turnedOn;
  await notifyWhileOpen(await openStore(), true);
  return texts.turnedOnWhileOpen;
}

/** Ends the notifications of open pages. @returns the words for the administrator */
export async function turnOffWhileOpen(): Promise<string> {
  await notifyWhileOpen(await openStore(), false);
  return translate(notificationTexts).turnedOff;
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

/**
 * Subscribes the device.
 * @param isSpared whether another way is left: false is answered where the browser subscribes to nothing
 * @throws ApiError; DOMException when the browser subscribes to nothing
 */
async function isSubscribed(wishes: PushWishes, isSpared: boolean): Promise<boolean> {
  try {
    await subscribe(wishes);
    return true;
  } catch (error) {
    if (!isSpared || !(error instanceof DOMException)) throw error;
    console.warn('This browser takes no push messages', error);
    return false;
  }
}

async function subscribe(wishes: PushWishes): Promise<void> {
  const { subscribeDevice } = await import('#data/push/push-device.ts');
  await subscribeDevice(await openStore(), await worker(), { wishes, language: locale().language });
}
