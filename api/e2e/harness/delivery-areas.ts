import {
  type DeliveryAreaFields,
  type DeliveryAreas,
  DeliveryAreasAnswer,
  deliveryAreasPaths,
} from '@jhola/shared/contracts/delivery-areas.contract';
import type { SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { type Answered, call, dataOf } from '@jhola/test-doubles/call';
import type { ShopAddress } from '@jhola/test-doubles/shop/start-shop';

type Bearer = Pick<SignedIn, 'token'>;

/** An area around Indiranagar, where customers of tests live; delivered to within 45 minutes, free unless said otherwise. */
export const anArea = (change: Partial<DeliveryAreaFields> = {}): DeliveryAreaFields => ({
  name: 'City',
  codes: ['560001-560099'],
  districts: [],
  promise: { unit: 'minutes', count: 45 },
  ...change,
});

/** Where the shop delivers, as everybody gets it. */
export const areasOf = async (shop: ShopAddress): Promise<DeliveryAreas> =>
  DeliveryAreasAnswer.parse((await call(shop, deliveryAreasPaths.get)).body).data;

/** Saves areas as this person; what the shop answers. */
export const saveAreas = (shop: ShopAddress, { token }: Bearer, body: unknown): Promise<Answered> =>
  call(shop, deliveryAreasPaths.save, { method: 'PUT', token, body });

/** Has the shop deliver to these areas alone, from now on. */
export async function deliverTo(
  shop: ShopAddress,
  admin: Bearer,
  ...areas: readonly DeliveryAreaFields[]
): Promise<DeliveryAreas> {
  const { version } = await areasOf(shop);
  return dataOf(await saveAreas(shop, admin, { version, areas }));
}
