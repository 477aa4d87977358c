import { paymentOptions } from '../../api-client/orders-api';
import { writePaymentOptions } from '../../store/device-settings';
import { openStore } from '../../store/open-store';

/** Brings the ways to pay that the shop offers onto the device. */
export async function fetchPaymentOptions(): Promise<void> {
  const [options, store] = await Promise.all([paymentOptions(), openStore()]);
  await writePaymentOptions(store, options);
}
