import type { DeliveryAreaFields } from '@jhola/shared/contracts/delivery-areas.contract';
import { ApiError } from '#data/api/api-error.ts';
import { saveDeliveryAreas } from '#data/api/delivery-areas-api.ts';
import { writeDeliveryAreas } from '#data/db/delivery-areas-row.ts';
import { openStore } from '#data/db/open-store.ts';
import { fetchDeliveryAreas } from '#data/queries/fetch-delivery-areas.ts';

/**
 * Saves all areas; this device obeys them then. Where somebody else has saved meanwhile, theirs are fetched.
 * @param version of the areas that were edited
 * @throws ApiError, delivery-areas.changed among them
 */
export async function saveAreas(version: number, areas: DeliveryAreaFields[]): Promise<void> {
  try {
    await writeDeliveryAreas(await openStore(), await saveDeliveryAreas({ version, areas }));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'delivery-areas.changed') await fetchDeliveryAreas();
    throw error;
  }
}
