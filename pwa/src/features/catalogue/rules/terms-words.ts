import type { DeliveryPromise } from '@jhola/shared/contracts/delivery-areas.contract';
import type { DeliveryTerms } from '@jhola/shared/domain/delivery-areas/delivery-areas';
import { formatRupees, toRupees } from '@jhola/shared/domain/money/money';

/** The words in which terms are written. */
export interface TermsTexts {
  readonly pincodePromise: string;
  readonly within: Readonly<Record<DeliveryPromise['unit'], (count: number) => string>>;
  readonly deliveryFree: (within: string) => string;
  readonly deliveryCosts: (charge: string, within: string) => string;
  readonly deliveryFreeFrom: (charge: string, amount: string, within: string) => string;
}

/** What delivery costs and how soon it comes, in a sentence; what is usual in the shop's usual words. */
export function termsWords(
  { chargePaise, freeFromPaise, promise }: DeliveryTerms,
  texts: TermsTexts,
): string {
  if (!promise) return texts.pincodePromise;
  const rupees = (paise: number) => formatRupees(toRupees(paise));
  const within = texts.within[promise.unit](promise.count);
  if (chargePaise === 0) return texts.deliveryFree(within);
  return freeFromPaise === undefined
    ? texts.deliveryCosts(rupees(chargePaise), within)
    : texts.deliveryFreeFrom(rupees(chargePaise), rupees(freeFromPaise), within);
}
