import type { AddressRow } from '#data/db/rows.ts';
import { useStored } from '#data/db/use-stored.ts';
import { useQuery } from '#data/queries/use-query.ts';

/** The shopper's addresses as the device knows them. */
export interface Addresses {
  /** Active ones only (docs/product.md#address-fields), newest first. */
  readonly addresses: readonly AddressRow[];
  /** Nothing is known yet and the server is being asked. */
  readonly loading: boolean;
  /** Nothing is known and the server cannot be asked. */
  readonly failed: boolean;
  readonly refetch: () => void;
}

/** The shopper's active addresses. */
export function useAddresses(): Addresses {
  const rows = useStored((store) =>
    store.addresses
      .orderBy('_id')
      .reverse()
      .filter(({ status }) => status)
      .toArray(),
  );
  const { state, refetch } = useQuery('addresses', async () =>
    (await import('#data/queries/fetch-addresses.ts')).fetchAddresses(),
  );
  const empty = !rows || rows.length === 0;
  return {
    addresses: rows ?? [],
    loading: !rows || (empty && state === 'fetching'),
    failed: empty && state === 'failed',
    refetch,
  };
}
