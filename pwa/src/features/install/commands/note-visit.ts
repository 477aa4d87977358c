import { openStore } from '#data/db/open-store.ts';
import { type InstallMemory, memoryIn, withVisit } from '../rules/install-memory';

/** Under this key the device keeps it, whoever is signed in. */
const KEY = 'install';

async function change(next: (memory: InstallMemory) => InstallMemory): Promise<InstallMemory> {
  const store = await openStore();
  return store.transaction('rw', store.device, async () => {
    const memory = next(memoryIn((await store.device.get(KEY))?.value));
    await store.device.put({ key: KEY, value: memory });
    return memory;
  });
}

/** Notes that the shop is open, and answers what is known then. */
export function noteVisit(): Promise<InstallMemory> {
  return change((memory) => withVisit(memory, Date.now()));
}

/** Notes that the offer was put away. */
export async function noteDismissed(): Promise<void> {
  await change((memory) => ({ ...memory, putAwayAt: Date.now() }));
}
