import type { WaitForRequest } from '@jhola/shared/contracts/push.contract';
import { openStore } from '#data/db/open-store.ts';
import { readPushDevice } from '#data/push/push-device-row.ts';
import { translate } from '#i18n/locale.ts';
import { notificationTexts } from '../texts';
import { turnOn } from './device';

/**
 * Subscribes the shopper to the notification that a product is back, or ends that. Turns notifications on first; call it from a tap.
 * @returns the words for the shopper
 * @throws Error with the words why not; ApiError
 */
export async function waitFor(wait: WaitForRequest): Promise<string> {
  const texts = translate(notificationTexts);
  if (wait.wanted) {
    const device = await readPushDevice(await openStore());
    // Other notifications are chosen in the profile.
    const wishes = device?.wishes ?? { orderStatus: false, newOrders: false };
    // The browser's permission may have been taken back since.
    if (!device || Notification.permission !== 'granted') await turnOn(wishes);
  }
  const api = await import('#data/api/push-api.ts');
  await api.waitFor(wait);
  return wait.wanted ? texts.willNotify : texts.willNotNotify;
}
