import { ApiError } from '../../../data/api/api-error';
import type { PlaceFields } from '../rules/place-in-fields';

/**
 * Where a PIN code lies. A code that the shop does not know, a shop that cannot be asked: no places, and the shopper
 * types them, as without this help.
 * @param pincode six digits
 * @param signal gives the question up
 * @returns several places when it covers several districts
 * @throws what is no failed call, such as the signal's reason
 */
export async function findPlaces(pincode: string, signal: AbortSignal): Promise<readonly PlaceFields[]> {
  try {
    return await (await import('../../../data/api/addresses-api')).placesOf(pincode, signal);
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}
