/** How much a shop may say of where it delivers (docs/product.md#delivery-areas). */
export const DELIVERY_AREAS = {
  areas: 50,
  /** Of one area. */
  codes: 500,
  /** Of one area; India has some 800. */
  districts: 800,
  name: 40,
  /** A promise in minutes, in days, at the longest. */
  minutes: 1440,
  days: 60,
  /** A charge, and the amount from which there is none, in rupees. */
  charge: 10_000,
  freeFrom: 1_000_000,
} as const;
