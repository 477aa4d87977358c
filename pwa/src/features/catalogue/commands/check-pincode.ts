import { deliveryTo } from '@jhola/shared/domain/delivery-areas/delivery-areas';
import { readDeliveryAreas } from '#data/db/delivery-areas-row.ts';
import { openStore } from '#data/db/open-store.ts';
import { isPincode } from '../rules/pincode';

/** The check takes a second (docs/product.md#pincode-check). */
const TAKES_MS = 1000;

/** Where the shop delivers, as far as this device knows. */
export type Availability = 'invalid' | 'served' | 'unserved';

const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/**
 * Whether the shop delivers to a PIN code (docs/product.md#pincode-check), by the areas as this device has them: it answers
 * without a connection, too. A device that never fetched them does so first.
 * @throws ApiError when it has none and the shop cannot be asked
 */
export async function checkPincode(pincode: string, wait = pause): Promise<Availability> {
  if (!isPincode(pincode)) return 'invalid';
  const [areas] = await Promise.all([knownAreas(), wait(TAKES_MS)]);
  return deliveryTo(areas, pincode) ? 'served' : 'unserved';
}

async function knownAreas() {
  const store = await openStore();
  const known = await readDeliveryAreas(store);
  if (known) return known.areas;
  // What asks the server weighs more than the page: it comes when somebody asks.
  const { fetchDeliveryAreas } = await import('#data/queries/fetch-delivery-areas.ts');
  await fetchDeliveryAreas();
  return (await readDeliveryAreas(store))?.areas ?? [];
}
