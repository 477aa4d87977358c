import { isPincode } from '../rules/pincode';

/** The check takes a second (docs/product.md#pincode-check). */
const TAKES_MS = 1000;

/** Where the shop delivers, as far as this device knows. */
export type Availability = 'invalid' | 'served';

const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/**
 * Whether the shop delivers to a PIN code. There are no rules about PIN codes yet, so every valid one is served
 * (docs/product.md#pincode-check).
 */
export async function checkPincode(pincode: string, wait = pause): Promise<Availability> {
  if (!isPincode(pincode)) return 'invalid';
  await wait(TAKES_MS);
  return 'served';
}
