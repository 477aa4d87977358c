import { COPYING, emptyCatalogue } from '#data/catalogue-replica/empty-catalogue.ts';
import { canCopy } from '#data/catalogue-replica/start-catalogue-copy.ts';
import { inWorker } from '#data/catalogue-replica/worker/in-worker.ts';
import { COPY_PAUSED, writeSwitch } from '#data/db/device-settings.ts';
import { openStore } from '#data/db/open-store.ts';
import { translate } from '#i18n/locale.ts';
import { storageTexts } from '../texts';

/**
 * Forgets the public catalogue on this device, and copies it no more until the shopper asks for it. What is the shopper's
 * own stays.
 * @returns the words for the shopper
 */
export async function clearDevice(): Promise<string> {
  const store = await openStore();
  await writeSwitch(store, COPY_PAUSED, true);
  if (canCopy()) {
    await inWorker((work) => work.stopCopying(true));
    await navigator.locks.request(COPYING, () => emptyCatalogue(store));
  } else await emptyCatalogue(store);
  // Pages that are open behind this one show what they have fetched: they fetch it again, as when a network returns.
  window.dispatchEvent(new Event('online'));
  return translate(storageTexts).cleared;
}
