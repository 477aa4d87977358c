import { ApiError } from '#data/api/api-error.ts';
import type { LocationFields } from '../rules/location-in-fields';

/**
 * Where a PIN code lies. A code that the shop does not know, a shop that cannot be asked: no postal locations, and the shopper
 * types them, as without this help.
 * @param pincode six digits
 * @param signal gives the question up
 * @returns several postal locations when it covers several districts
 * @throws what is no failed call, such as the signal's reason
 */
export async function findPostalLocations(
  pincode: string,
  signal: AbortSignal,
): Promise<readonly LocationFields[]> {
  try {
    return await (await import('#data/api/addresses-api.ts')).postalLocationsOf(pincode, signal);
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}
