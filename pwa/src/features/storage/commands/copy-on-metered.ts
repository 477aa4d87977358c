import { COPY_ON_METERED, writeSwitch } from '../../../store/device-settings';
import { openStore } from '../../../store/open-store';
import { copyIfAllowed } from '../../../sync/start-catalogue-copy';

/** Sets whether the whole catalogue is copied on a metered connection too, and does what follows from that now. */
export async function copyOnMetered(on: boolean): Promise<void> {
  await writeSwitch(await openStore(), COPY_ON_METERED, on);
  await copyIfAllowed();
}
