import { ApiError } from '#data/api/api-error.ts';
import type { OrderRow } from '#data/db/rows.ts';
import { useLive } from '#data/db/use-live.ts';
import { useQuery } from '#data/queries/use-query.ts';

/** One order of the shopper. */
export interface OwnOrder {
  readonly order: OrderRow | undefined;
  /** `missing`: they have no such order; `failed`: it is not known here and the server cannot be asked. */
  readonly state: 'loading' | 'known' | 'missing' | 'failed';
  readonly refetch: () => void;
  /** It could not be brought up to date now. */
  readonly outdated: boolean;
}

/** One order of the signed-in shopper, kept up to date. @param orderId without one nothing is asked */
export function useOrder(orderId: string | undefined): OwnOrder {
  const found = useLive(async (store) => ({ row: orderId && (await store.orders.get(orderId)) }), [orderId]);
  const { state, error, refetch } = useQuery(orderId && `order:${orderId}`, async () => {
    const { fetchOrder } = await import('#data/queries/fetch-order.ts');
    if (orderId) await fetchOrder(orderId);
  });
  const order = found?.row || undefined;
  // An address may hold anything: what is no order's number is no order either.
  const missing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  const unknown = missing ? 'missing' : 'failed';
  return {
    order,
    state: order ? 'known' : state === 'failed' ? unknown : 'loading',
    refetch,
    outdated: state === 'failed',
  };
}
