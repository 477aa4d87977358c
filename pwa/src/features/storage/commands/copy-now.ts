import { inWorker } from '../../../catalogue-worker/in-worker';
import { translate } from '../../../language/spoken';
import { copyOf } from '../../../store/catalogue-copy';
import { COPY_PAUSED, writeSwitch } from '../../../store/device-settings';
import { openStore } from '../../../store/open-store';
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
