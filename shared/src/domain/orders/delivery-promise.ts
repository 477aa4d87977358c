import type { DeliveryPromise } from '../../contracts/delivery-areas.contract.js';

/** What is promised where no area says otherwise (docs/product.md#delivery-areas). */
const USUAL_PROMISE: DeliveryPromise = { unit: 'minutes', count: 10 };

const MS: Readonly<Record<DeliveryPromise['unit'], number>> = { minutes: 60_000, days: 24 * 60 * 60_000 };

/**
 * The moment by which an order is promised, in milliseconds (docs/product.md#manage-orders).
 * @param placedAt when it was placed, in milliseconds
 * @param promise of the area it goes to; orders of shops without areas, and of earlier versions, have none
 */
export const promisedBy = (placedAt: number, { unit, count } = USUAL_PROMISE): number =>
  placedAt + count * MS[unit];
