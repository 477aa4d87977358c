import {
  costEverywhere,
  type DeliveryCost,
  type DeliveryTerms,
  deliveryTo,
} from '@jhola/shared/domain/delivery-areas/delivery-areas';
import type { AddressRow } from '#data/db/rows.ts';
import { useDeliveryAreas } from '#data/queries/use-delivery.ts';
import { useQuery } from '#data/queries/use-query.ts';

/** On which terms the order is delivered (docs/product.md#delivery-areas). */
export interface KnownTerms {
  /** What it costs; undefined while that depends on an address, and where the shop does not deliver. */
  readonly cost: DeliveryCost | undefined;
  /** How soon it comes, in an area. */
  readonly promise: DeliveryTerms['promise'];
  /** The shop has no areas. */
  readonly isUsual: boolean;
  readonly isServed: (address: AddressRow) => boolean;
}

/** The terms of the chosen address as this device knows them, live; they are fetched when the checkout opens. */
export function useDeliveryTerms(chosen: AddressRow | undefined): KnownTerms {
  const areas = useDeliveryAreas();
  useQuery('delivery-areas', async () =>
    (await import('#data/queries/fetch-delivery-areas.ts')).fetchDeliveryAreas(),
  );
  const terms = chosen && deliveryTo(areas, chosen.pincode);
  return {
    cost: chosen ? terms : costEverywhere(areas),
    promise: terms?.promise,
    isUsual: areas.length === 0,
    isServed: ({ pincode }) => deliveryTo(areas, pincode) !== undefined,
  };
}
