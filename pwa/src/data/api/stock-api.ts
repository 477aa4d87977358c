import {
  AdjustStockAnswer,
  type AdjustStockRequest,
  type StockAdjustment,
  StockHistoryAnswer,
  type StockLevel,
  StockListAnswer,
  type StockListRequest,
  stockPaths,
} from '@jhola/shared/contracts/stock.contract';
import { callApi } from './call-api';

/** A page of what is left, held and sold; the lowest stock first. */
export async function stockLevels(
  body: Partial<StockListRequest>,
): Promise<{ levels: readonly StockLevel[]; totalCount: number }> {
  const path = stockPaths.list;
  const answer = await callApi({ method: 'post', path, answer: StockListAnswer, body });
  return { levels: answer.data, totalCount: answer.totalCount };
}

/** Puts pieces in or takes them out. The key makes a repeated call do it once. Returns what is left then. */
export async function adjustStock(
  body: AdjustStockRequest,
  idempotencyKey: string,
): Promise<{ level: StockLevel; message: string }> {
  const path = stockPaths.adjust;
  const call = { method: 'post', path, answer: AdjustStockAnswer, body, idempotencyKey } as const;
  const { data: level, message } = await callApi(call);
  return { level, message };
}

/** The newest adjustments of a product and its variants. */
export async function stockHistory(productId: string): Promise<readonly StockAdjustment[]> {
  const body = { productId };
  const path = stockPaths.history;
  return (await callApi({ method: 'post', path, answer: StockHistoryAnswer, body })).data;
}
