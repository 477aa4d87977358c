import { useState, useSyncExternalStore } from 'react';
import { hasTokens, onTokensChange } from '../../../api-client/tokens';
import { usePull } from '../../../sync/use-pull';

interface StockWait {
  readonly signedIn: boolean;
  /** Whether the shopper waits for it; nothing of it is kept on the device. */
  readonly waiting: boolean;
  readonly setWaiting: (waiting: boolean) => void;
}

/** Whether the shopper waits for a product, or a variant of it, to be there again. */
export function useStockWait(productId: string, variantId: string | undefined): StockWait {
  const signedIn = useSyncExternalStore(onTokensChange, hasTokens, () => false);
  const [waiting, setWaiting] = useState(false);
  usePull(signedIn ? `wait:${productId}:${variantId ?? ''}` : undefined, async () => {
    const { waitedFor } = await import('../../../api-client/push-api');
    const waits = await waitedFor();
    setWaiting(waits.some((wait) => wait.productId === productId && wait.variantId === variantId));
  });
  return { signedIn, waiting: signedIn && waiting, setWaiting };
}
