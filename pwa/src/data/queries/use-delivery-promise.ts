import type { DeliveryPromise } from '@jhola/shared/contracts/delivery-areas.contract';
import { appTexts } from '#i18n/app-texts.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { useVisitDelivery } from './use-delivery';
import { useShopSettings } from './use-shop-settings';

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
