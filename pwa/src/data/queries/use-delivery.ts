import type { DeliveryArea, DeliveryPromise } from '@jhola/shared/contracts/delivery-areas.contract';
import { type DeliveryOffer, deliveryOffer } from '@jhola/shared/domain/delivery-areas/delivery-areas';
import { useMemo } from 'react';
import { appTexts } from '#i18n/app-texts.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { areasKnown, readDeliveryAreas } from '../db/delivery-areas-row';
import { useFirstData } from '../db/first-data';
import { useLive } from '../db/use-live';
import { type VisitDelivery, visitDelivery } from '../db/visit-delivery';
import { useShopSettings } from './use-shop-settings';
import { useVisitPincode } from './use-visit-pincode';

const EVERYWHERE: readonly DeliveryArea[] = [];

/** Where the shop delivers as this device knows, live; undefined until the store has answered. */
export const useKnownAreas = (): readonly DeliveryArea[] | undefined => useLive(areasKnown, []);

/** As useKnownAreas; without areas the shop delivers everywhere. */
export const useDeliveryAreas = (): readonly DeliveryArea[] => useKnownAreas() ?? EVERYWHERE;

/** What this visit can know of the delivery before an address is chosen, live. */
export function useVisitDelivery(): VisitDelivery {
  const areas = useDeliveryAreas();
  const [pincode] = useVisitPincode();
  return useMemo(() => visitDelivery(areas, pincode), [areas, pincode]);
}

/** What a page may promise of the delivery before it knows where it goes: as the document says, then as the device knows. */
export function useDeliveryOffer(): DeliveryOffer {
  const brought = useFirstData()?.delivery;
  const known = useLive(readDeliveryAreas, []);
  return known ? deliveryOffer(known.areas) : (brought ?? 'usual');
}

/** Words what an area promises; without a promise of its own, the shop's words. */
export function usePromiseWords(): (promise: DeliveryPromise | undefined) => string {
  const texts = useTexts(appTexts);
  const { deliveryPromise } = useShopSettings();
  return (promise) => (promise ? texts.deliveredWithin[promise.unit](promise.count) : deliveryPromise);
}

/** How soon what is in the cart comes; undefined where that depends on a PIN code that was not asked about. */
export function useDeliveryPromise(): string | undefined {
  const { promise, isUsual } = useVisitDelivery();
  const wordsOf = usePromiseWords();
  return isUsual || promise ? wordsOf(promise) : undefined;
}
