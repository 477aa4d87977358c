import { useSyncExternalStore } from 'react';
import { onVariantRequest, type VariantRequest, variantRequest } from '../variant-request';

/** What the variant sheet is open for; `undefined` while it is closed. */
export function useVariantRequest(): VariantRequest | undefined {
  return useSyncExternalStore(onVariantRequest, variantRequest, () => undefined);
}
