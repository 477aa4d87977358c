import type { PushWishes } from '@jhola/shared/contracts/push.contract';
import type { ShopStore } from '../db/db';

/** The state of the shop's notifications on this device, for the signed-in user. */
export interface PushDevice {
  readonly endpoint: string;
  readonly wishes: PushWishes;
  readonly language: 'en' | 'hi';
  /** The session in which the device was registered with the shop. */
  readonly session: string;
  /** When that was, in milliseconds. */
  readonly at: number;
}

const DEVICE = 'push';

/** What is known of this device; undefined while its user wants no notifications. */
export async function readPushDevice(store: ShopStore): Promise<PushDevice | undefined> {
  return (await store.settings.get(DEVICE))?.value as PushDevice | undefined;
}

/** Keeps how it stands. Call it while the private tables are the user's. */
export async function writePushDevice(store: ShopStore, device: PushDevice): Promise<void> {
  await store.settings.put({ key: DEVICE, value: device });
}

/** No notifications any more. */
export async function forgetPushDevice(store: ShopStore): Promise<void> {
  await store.settings.delete(DEVICE);
}
