import { copyIfAllowed } from '#data/catalogue-replica/start-catalogue-copy.ts';
import { COPY_ON_METERED, writeSwitch } from '#data/db/device-settings.ts';
import { openStore } from '#data/db/open-store.ts';

/** Sets whether the whole catalogue is copied on a metered connection too, and does what follows from that now. */
export async function copyOnMetered(on: boolean): Promise<void> {
  await writeSwitch(await openStore(), COPY_ON_METERED, on);
  await copyIfAllowed();
}
