import type { DeliveryArea } from '@jhola/shared/contracts/delivery-areas.contract';
import {
  costEverywhere,
  type DeliveryCost,
  type DeliveryTerms,
  deliveryTo,
} from '@jhola/shared/domain/delivery-areas/delivery-areas';

/** What this visit can know of the delivery before an address is chosen. */
export interface VisitDelivery {
  /** Undefined where it depends on a PIN code that was not asked about. */
  readonly cost: DeliveryCost | undefined;
  /** Of the area of the PIN code that was asked about. */
  readonly promise: DeliveryTerms['promise'];
  /** The shop has no areas: its own words promise how soon it delivers. */
  readonly isUsual: boolean;
}

/**
 * What delivery costs as far as a visit knows: to the PIN code that was asked about, else where it is the same everywhere
 * (docs/product.md#delivery-areas).
 */
export function visitDelivery(areas: readonly DeliveryArea[], pincode: string | undefined): VisitDelivery {
  const terms = pincode === undefined ? undefined : deliveryTo(areas, pincode);
  return {
    cost: terms ?? costEverywhere(areas),
    promise: terms?.promise,
    isUsual: areas.length === 0,
  };
}
