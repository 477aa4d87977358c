import type { AdjustStockRequest, StockLevel } from '@jhola/shared/contracts/stock.contract';
import { translate, translateRefusal } from '#i18n/locale.ts';
import { stockTexts } from '../texts';

/**
 * Puts pieces into stock or takes them out, with a reason.
 * @param key the same for a repeat of the same adjustment
 * @returns the entry as it now stands, and the words for the administrator
 * @throws ApiError, `stock.below-zero` among them
 */
export async function adjust(
  request: AdjustStockRequest,
  key: string,
): Promise<{ level: StockLevel; words: string }> {
  const { level, message } = await (await import('#data/api/stock-api.ts')).adjustStock(request, key);
  return { level, words: translateRefusal(message, translate(stockTexts).adjusted) };
}
