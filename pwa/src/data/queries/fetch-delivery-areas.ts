import { deliveryAreas } from '../api/delivery-areas-api';
import { writeDeliveryAreas } from '../db/delivery-areas-row';
import { openStore } from '../db/open-store';

let asked = 0;

/** Brings where the shop delivers onto the device. Of several answers under way, that to the last question counts. */
export async function fetchDeliveryAreas(): Promise<void> {
  const question = ++asked;
  const [areas, store] = await Promise.all([deliveryAreas(), openStore()]);
  if (question === asked) await writeDeliveryAreas(store, areas);
}
