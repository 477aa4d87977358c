import type { DeliveryAreas, District } from '@jhola/shared/contracts/delivery-areas.contract';
import { knownDistricts } from '#data/api/delivery-areas-api.ts';
import { readDeliveryAreas } from '#data/db/delivery-areas-row.ts';
import { useStored } from '#data/db/use-stored.ts';
import { fetchDeliveryAreas } from '#data/queries/fetch-delivery-areas.ts';
import { useQuery } from '#data/queries/use-query.ts';

interface StoredAreas {
  /** The areas as the store has them, live; undefined while they are not known. */
  readonly stored: DeliveryAreas | undefined;
  readonly failed: boolean;
  readonly refetch: () => void;
  /** The districts that can be added; undefined while they are not known. */
  readonly districts: readonly District[] | undefined;
}

/** Where the shop delivers, fetched when the page opens, with the districts of its list of PIN codes. */
export function useStoredAreas(): StoredAreas {
  const stored = useStored(readDeliveryAreas);
  const { state, refetch } = useQuery('delivery-areas', fetchDeliveryAreas);
  const { answer } = useQuery('districts', knownDistricts);
  return { stored, failed: stored === undefined && state === 'failed', refetch, districts: answer };
}
