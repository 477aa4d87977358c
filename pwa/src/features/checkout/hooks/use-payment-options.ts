import type { PaymentOptions } from '@jhola/shared/contracts/orders.contract';
import { readPaymentOptions } from '../../../store/device-settings';
import { useLive } from '../../../store/use-live';
import { useQuery } from '../../../sync/use-query';

/** Whether cards are taken: not at all, in play money, in earnest; or nobody knows. */
export type CardPayment = PaymentOptions['card'] | 'unknown';

/** Whether the shop takes cards, as this device knows; `undefined` while it finds out. */
export function useCardPayment(): CardPayment | undefined {
  const options = useLive(async (store) => (await readPaymentOptions(store))?.card ?? 'unknown', []);
  const { state } = useQuery('payment-options', async () =>
    (await import('../../../sync/queries/fetch-payment-options')).fetchPaymentOptions(),
  );
  return options === 'unknown' && state !== 'failed' ? undefined : options;
}
