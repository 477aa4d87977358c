import type { PaymentOptions } from '@jhola/shared/contracts/orders.contract';
import type { ShopStore } from './db';

/** Whether the whole catalogue is copied on a metered connection too. */
export const COPY_ON_METERED = 'copyOnMetered';
/** Whether the shopper has cleared the catalogue: it is not copied unasked then. */
export const COPY_PAUSED = 'copyPaused';

/** Which ways to pay the shop offers. */
const PAYMENT_OPTIONS = 'paymentOptions';

/** Which ways to pay the shop offers, as this device fetched last; undefined until it has. */
export async function readPaymentOptions(store: ShopStore): Promise<PaymentOptions | undefined> {
  return (await store.device.get(PAYMENT_OPTIONS))?.value as PaymentOptions | undefined;
}

/** Keeps which ways to pay the shop offers. */
export async function writePaymentOptions(store: ShopStore, options: PaymentOptions): Promise<void> {
  await store.device.put({ key: PAYMENT_OPTIONS, value: options });
}

/** A switch of this device, independent of the user; off until it was set. */
export async function readSwitch(store: ShopStore, key: string): Promise<boolean> {
  return (await store.device.get(key))?.value === true;
}

/** Keeps a yes or no on this device. */
export async function writeSwitch(store: ShopStore, key: string, on: boolean): Promise<void> {
  await store.device.put({ key, value: on });
}

const columnsOf = (table: string): string => `columns:${table}`;

/** Which columns of an administrator's table were shown or hidden on this device, by their names. */
export async function readColumns(
  store: ShopStore,
  table: string,
): Promise<Readonly<Record<string, boolean>>> {
  return ((await store.device.get(columnsOf(table)))?.value as Record<string, boolean> | undefined) ?? {};
}

/** Keeps which columns of a table are shown or hidden. */
export async function writeColumns(
  store: ShopStore,
  table: string,
  columns: Readonly<Record<string, boolean>>,
): Promise<void> {
  await store.device.put({ key: columnsOf(table), value: columns });
}
