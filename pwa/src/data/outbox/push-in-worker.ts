import type { PushNews } from '@jhola/shared/contracts/push.contract';
import { updateOrderStatus } from '../api/orders-api';
import { countNewOrder } from '../db/acknowledged-orders';
import { readTokenCopy } from '../db/token-copy';
import { subscribeDevice } from '../push/push-device';
import { readPushDevice } from '../push/push-device-row';
import { withWorkerStore } from './worker-store';

/** What the device knows when news come in. */
export interface DeviceNews {
  /** News are not shown on a device where nobody is signed in. */
  readonly signedIn: boolean;
  /** How many new orders have not been looked at; of news of a new order. */
  readonly unseen?: number;
}

/** Takes in news that reach the service worker: a new order raises the counter, once. */
export function hearInWorker(news: PushNews): Promise<DeviceNews> {
  return withWorkerStore(async (store) => {
    if (!(await readTokenCopy(store))) return { signedIn: false };
    if (news.kind !== 'new-order') return { signedIn: true };
    return { signedIn: true, unseen: await countNewOrder(store, news.orderId) };
  });
}

/** Confirms an order in the name of the administrator who is signed in. @throws ApiError */
export async function confirmInWorker(orderId: string): Promise<void> {
  await withWorkerStore(() => updateOrderStatus(orderId, 'CONFIRMED'));
}

/** Subscribes this device anew, when the browser has ended what there was. @throws ApiError */
export function resubscribeInWorker(registration: ServiceWorkerRegistration): Promise<void> {
  return withWorkerStore(async (store) => {
    const device = await readPushDevice(store);
    if (device && (await readTokenCopy(store))) await subscribeDevice(store, registration, device);
  });
}
