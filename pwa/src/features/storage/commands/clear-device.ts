import { inWorker } from '../../../catalogue-worker/in-worker';
import { translate } from '../../../language/spoken';
import { COPY_PAUSED, writeSwitch } from '../../../store/device-settings';
import { COPYING, emptyCatalogue } from '../../../store/empty-catalogue';
import { openStore } from '../../../store/open-store';
import { canCopy } from '../../../sync/start-catalogue-copy';
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
  // Pages that are open behind this one show what they have pulled: they pull it anew, as when a network returns.
  window.dispatchEvent(new Event('online'));
  return translate(storageTexts).cleared;
}
