import { useSyncExternalStore } from 'react';
import { hasTokens, onTokensChange } from '#data/api/tokens.ts';
import { useQueryResult } from '#data/queries/use-query-result.ts';

interface StockWait {
  readonly signedIn: boolean;
  /** Whether the shopper waits for it; nothing of it is kept on the device. */
  readonly waiting: boolean;
  readonly setWaiting: (waiting: boolean) => void;
}

/** Whether the shopper waits for a product, or a variant of it, to be there again. */
export function useStockWait(productId: string, variantId: string | undefined): StockWait {
  const signedIn = useSyncExternalStore(onTokensChange, hasTokens, () => false);
  const name = signedIn ? `wait:${productId}:${variantId ?? ''}` : undefined;
  const { answer: waiting = false, setData } = useQueryResult(name, async () => {
    const { waitedFor } = await import('#data/api/push-api.ts');
    const waits = await waitedFor();
    return waits.some((wait) => wait.productId === productId && wait.variantId === variantId);
  });
  return { signedIn, waiting, setWaiting: (wanted) => setData(() => wanted) };
}
