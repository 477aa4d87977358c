import {
  type BulkChange,
  type BulkResult,
  MAX_BULK_PRODUCTS,
} from '@jhola/shared/contracts/bulk-edit.contract';

const api = () => import('#data/api/bulk-edit-api.ts');

/** Called before each portion with how many products are through. */
type OnHandled = (handled: number) => void;

/**
 * What a change would do to each of these products.
 * @param isAwaited whether somebody still wants to know; asked before each portion
 * @throws ApiError; an AbortError when nobody does
 */
export async function previewChange(
  ids: readonly string[],
  change: BulkChange,
  onHandled: OnHandled,
  isAwaited: () => boolean,
): Promise<readonly BulkResult[]> {
  const { previewBulkEdit } = await api();
  return inPortions(ids, onHandled, (productIds) => {
    if (!isAwaited()) throw new DOMException('The preview was given up', 'AbortError');
    return previewBulkEdit({ productIds, change });
  });
}

/**
 * Changes these products, as many together as one call takes.
 * @param key the same for a repeat of the same change: what was changed then is not changed again
 * @throws ApiError; the portions before it stay changed
 */
export async function applyChange(
  ids: readonly string[],
  change: BulkChange,
  key: string,
  onHandled: OnHandled,
): Promise<readonly BulkResult[]> {
  const { applyBulkEdit } = await api();
  return inPortions(ids, onHandled, (productIds, at) =>
    applyBulkEdit({ productIds, change }, `${key}-${at}`),
  );
}

async function inPortions(
  ids: readonly string[],
  onHandled: OnHandled,
  send: (productIds: string[], at: number) => Promise<readonly BulkResult[]>,
): Promise<readonly BulkResult[]> {
  const results: BulkResult[] = [];
  for (let at = 0; at * MAX_BULK_PRODUCTS < ids.length; at += 1) {
    onHandled(at * MAX_BULK_PRODUCTS);
    results.push(...(await send(ids.slice(at * MAX_BULK_PRODUCTS, (at + 1) * MAX_BULK_PRODUCTS), at)));
  }
  return results;
}
