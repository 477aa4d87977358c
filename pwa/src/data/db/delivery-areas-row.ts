import type { DeliveryArea, DeliveryAreas } from '@jhola/shared/contracts/delivery-areas.contract';
import type { ShopStore } from './db';

const DELIVERY_AREAS = 'deliveryAreas';

/** Where the shop delivers, as this device fetched it last; undefined until it has. */
export async function readDeliveryAreas(store: ShopStore): Promise<DeliveryAreas | undefined> {
  return (await store.device.get(DELIVERY_AREAS))?.value as DeliveryAreas | undefined;
}

/** The areas as far as this device knows: without any the shop delivers everywhere. */
export async function areasKnown(store: ShopStore): Promise<readonly DeliveryArea[]> {
  return (await readDeliveryAreas(store))?.areas ?? [];
}

/** Keeps where the shop delivers, whoever is signed in. */
export async function writeDeliveryAreas(store: ShopStore, areas: DeliveryAreas): Promise<void> {
  await store.device.put({ key: DELIVERY_AREAS, value: areas });
}
