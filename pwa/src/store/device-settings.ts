import type { ShopStore } from './db';

/** Whether the whole catalogue is copied on a metered connection too. */
export const COPY_ON_METERED = 'copyOnMetered';
/** Whether the shopper has cleared the catalogue: it is not copied unasked then. */
export const COPY_PAUSED = 'copyPaused';

/** A yes or no that this device keeps whoever is signed in; no until it was set. */
export async function readSwitch(store: ShopStore, key: string): Promise<boolean> {
  return (await store.device.get(key))?.value === true;
}

/** Keeps a yes or no on this device. */
export async function writeSwitch(store: ShopStore, key: string, on: boolean): Promise<void> {
  await store.device.put({ key, value: on });
}
