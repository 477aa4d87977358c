import { copyOf } from '#data/catalogue-replica/catalogue-copy.ts';
import { inWorker } from '#data/catalogue-replica/worker/in-worker.ts';
import { COPY_PAUSED, writeSwitch } from '#data/db/device-settings.ts';
import { openStore } from '#data/db/open-store.ts';
import { translate } from '#i18n/locale.ts';
import { storageTexts } from '../texts';

/**
 * Brings the whole catalogue to this device now, whatever the connection.
 * @returns the words for the shopper
 * @throws Error when the server could not be asked
 */
export async function copyNow(): Promise<string> {
  const store = await openStore();
  await writeSwitch(store, COPY_PAUSED, false);
  await inWorker((work) => work.copy(true));
  const texts = translate(storageTexts);
  return (await copyOf(store))?.whole ? texts.copied : texts.copiedPart;
}
