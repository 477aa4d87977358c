import type { Customer } from '@jhola/shared/contracts/customers.contract';
import type { Order } from '@jhola/shared/contracts/orders.contract';
import { isMissing } from '#data/queries/is-missing.ts';
import { useQueryResult } from '#data/queries/use-query-result.ts';

/** A person with the newest of their orders. */
interface CustomerWithOrders {
  readonly customer: Customer;
  readonly orders: readonly Order[];
}

/** What is known of one person; nothing of it is kept on the device. */
export interface CustomerFound {
  readonly known: CustomerWithOrders | undefined;
  readonly failed: boolean;
  /** The server knows no such person. */
  readonly missing: boolean;
  /** The words of the failure. */
  readonly reason: string | undefined;
  readonly refetch: () => void;
  /** Shows the person as they stand after a change. */
  readonly setCustomer: (customer: Customer) => void;
}

/** One person as an administrator sees them. */
export function useCustomer(userId: string): CustomerFound {
  const {
    answer: known,
    state,
    error,
    refetch,
    setData,
  } = useQueryResult<CustomerWithOrders>(`customer:${userId}`, async () =>
    (await import('#data/api/customers-api.ts')).customerDetails(userId),
  );
  return {
    known,
    failed: !known && state === 'failed',
    missing: isMissing(error),
    reason: error?.message,
    refetch,
    setCustomer: (customer) => setData((now) => now && { ...now, customer }),
  };
}
