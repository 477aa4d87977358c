import type { StockAdjustment } from '@jhola/shared/contracts/stock.contract';
import { useQuery } from '#data/queries/use-query.ts';

/** The adjustments of a product; nothing of them is kept on the device. */
export interface StockHistory {
  /** The newest first; missing until they are here. */
  readonly history: readonly StockAdjustment[] | undefined;
  readonly failed: boolean;
  readonly refetch: () => void;
}

/** Who adjusted a product's stock when, and why; of its variants, too. */
export function useStockHistory(productId: string): StockHistory {
  const {
    answer: history,
    state,
    refetch,
  } = useQuery(`stock-history:${productId}`, async () =>
    (await import('#data/api/stock-api.ts')).stockHistory(productId),
  );
  return { history, failed: !history && state === 'failed', refetch };
}
