import { paymentOptions } from '../api/orders-api';
import { writePaymentOptions } from '../db/device-settings';
import { openStore } from '../db/open-store';

/** Brings the ways to pay that the shop offers onto the device. */
export async function fetchPaymentOptions(): Promise<void> {
  const [options, store] = await Promise.all([paymentOptions(), openStore()]);
  await writePaymentOptions(store, options);
}
