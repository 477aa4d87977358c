import { type UnreachedMinimum, unreachedMinimum } from '@jhola/shared/domain/orders/minimum-order';
import { useSyncExternalStore } from 'react';
import { hasTokens, onTokensChange } from '#data/api/tokens.ts';
import { useLive } from '#data/db/use-live.ts';
import { shownLines } from '#data/db/visitor-cart.ts';
import { useShopSettings } from '#data/queries/use-shop-settings.ts';
import { billOfLines } from '../rules/line-bill';

/** What the cart on this device lacks until it can be ordered (docs/product.md#minimum-order); undefined where it lacks nothing, or is empty. */
export function useMinimumOrder(): UnreachedMinimum | undefined {
  const { minimumOrder } = useShopSettings();
  const signedIn = useSyncExternalStore(onTokensChange, hasTokens, () => false);
  const lines = useLive((store) => shownLines(store, signedIn), [signedIn]);
  if (!lines?.length) return undefined;
  return unreachedMinimum(billOfLines(lines).itemsPaise, minimumOrder);
}
