import { copyIfAllowed } from '../../../data/catalogue-replica/start-catalogue-copy';
import { COPY_ON_METERED, writeSwitch } from '../../../data/db/device-settings';
import { openStore } from '../../../data/db/open-store';

/** Sets whether the whole catalogue is copied on a metered connection too, and does what follows from that now. */
export async function copyOnMetered(on: boolean): Promise<void> {
  await writeSwitch(await openStore(), COPY_ON_METERED, on);
  await copyIfAllowed();
}
