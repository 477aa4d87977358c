import type { PaymentOptions } from '@jhola/shared/contracts/orders.contract';
import { readPaymentOptions } from '#data/db/device-settings.ts';
import { useLive } from '#data/db/use-live.ts';
import { useQuery } from '#data/queries/use-query.ts';

/** Whether cards are taken: not at all, in play money, in earnest; or nobody knows. */
export type CardPayment = PaymentOptions['card'] | 'unknown';

/** Whether the shop takes cards, as this device knows; `undefined` while it finds out. */
export function useCardPayment(): CardPayment | undefined {
  const options = useLive(async (store) => (await readPaymentOptions(store))?.card ?? 'unknown', []);
  const { state } = useQuery('payment-options', async () =>
    (await import('#data/queries/fetch-payment-options.ts')).fetchPaymentOptions(),
  );
  return options === 'unknown' && state !== 'failed' ? undefined : options;
}
