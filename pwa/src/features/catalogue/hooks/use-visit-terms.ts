import { type DeliveryTerms, deliveryTo } from '@jhola/shared/domain/delivery-areas/delivery-areas';
import { useKnownAreas } from '#data/queries/use-delivery.ts';
import { useVisitPincode } from '#data/queries/use-visit-pincode.ts';

/** The PIN code of this visit, and on which terms the shop delivers there. */
export interface VisitTerms {
  readonly kept: string | undefined;
  readonly keep: (pincode: string) => void;
  /** Undefined where nothing was asked about, and where the shop does not deliver (any more). */
  readonly terms: DeliveryTerms | undefined;
}

/** The terms of the PIN code that was asked about in this visit, live (docs/product.md#pincode-check). */
export function useVisitTerms(): VisitTerms {
  const [kept, keep] = useVisitPincode();
  const areas = useKnownAreas();
  return { kept, keep, terms: kept !== undefined && areas ? deliveryTo(areas, kept) : undefined };
}
