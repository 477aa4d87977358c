import type { DeliveryArea } from '@jhola/shared/contracts/delivery-areas.contract';

/** An area around Bengaluru, delivered to within 45 minutes, free unless said otherwise. */
export const aDeliveryArea = (change: Partial<DeliveryArea> = {}): DeliveryArea => ({
  name: 'City',
  codes: ['5600*'],
  districts: [],
  districtCodes: [],
  promise: { unit: 'minutes', count: 45 },
  ...change,
});
