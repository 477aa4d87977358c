import type { PaymentOptions } from '@jhola/shared/contracts/orders.contract';
import { readPaymentOptions } from '../../../data/db/device-settings';
import { useLive } from '../../../data/db/use-live';
import { useQuery } from '../../../data/queries/use-query';

/** Whether cards are taken: not at all, in play money, in earnest; or nobody knows. */
export type CardPayment = PaymentOptions['card'] | 'unknown';

/** Whether the shop takes cards, as this device knows; `undefined` while it finds out. */
export function useCardPayment(): CardPayment | undefined {
  const options = useLive(async (store) => (await readPaymentOptions(store))?.card ?? 'unknown', []);
  const { state } = useQuery('payment-options', async () =>
    (await import('../../../data/queries/fetch-payment-options')).fetchPaymentOptions(),
  );
  return options === 'unknown' && state !== 'failed' ? undefined : options;
}
