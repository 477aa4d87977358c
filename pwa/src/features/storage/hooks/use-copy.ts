import { canCopy } from '#data/catalogue-replica/start-catalogue-copy.ts';
import { COPY_ON_METERED, COPY_PAUSED, readSwitch } from '#data/db/device-settings.ts';
import { useStored } from '#data/db/use-stored.ts';

/** How much of the catalogue this device has. */
export interface CopyOnDevice {
  /** Products that can be shown without a connection. */
  readonly products: number;
  /** How many the catalogue has; `undefined` until some of it was copied. */
  readonly productCount: number | undefined;
  readonly whole: boolean;
  /** When it was last brought up to date, in milliseconds. */
  readonly at: number | undefined;
  /** What the products come to, about. */
  readonly bytes: number;
  readonly onMetered: boolean;
  /** The shopper has cleared it. */
  readonly paused: boolean;
  /** Whether this address can copy at all. */
  readonly possible: boolean;
}

/** How the copy of the catalogue stands, as it changes; `undefined` until it is known. */
export function useCopy(): CopyOnDevice | undefined {
  return useStored(async (store) => {
    const [products, copy, onMetered, paused] = await Promise.all([
      store.products.count(),
      store.catalogueCopy.get('copy'),
      readSwitch(store, COPY_ON_METERED),
      readSwitch(store, COPY_PAUSED),
    ]);
    return {
      products,
      productCount: copy?.productCount,
      whole: copy?.whole ?? false,
      at: copy?.at,
      bytes: copy?.bytes ?? 0,
      onMetered,
      paused,
      possible: canCopy(),
    };
  });
}
