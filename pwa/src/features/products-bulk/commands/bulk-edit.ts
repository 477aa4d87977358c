import {
  type BulkChange,
  type BulkResult,
  MAX_BULK_PRODUCTS,
} from '@jhola/shared/contracts/bulk-edit.contract';

const api = () => import('#data/api/bulk-edit-api.ts');

/**
 * What a change would do to each of these products.
 * @throws ApiError
 */
export async function previewChange(
  ids: readonly string[],
  change: BulkChange,
): Promise<readonly BulkResult[]> {
  const { previewBulkEdit } = await api();
  const results: BulkResult[] = [];
  for (const productIds of portions(ids)) results.push(...(await previewBulkEdit({ productIds, change })));
  return results;
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
): Promise<readonly BulkResult[]> {
  const { applyBulkEdit } = await api();
  const results: BulkResult[] = [];
  for (const [at, productIds] of portions(ids).entries())
    results.push(...(await applyBulkEdit({ productIds, change }, `${key}-${at}`)));
  return results;
}

function portions(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / MAX_BULK_PRODUCTS);
  return Array.from({ length: count }, (_, at) =>
    ids.slice(at * MAX_BULK_PRODUCTS, (at + 1) * MAX_BULK_PRODUCTS),
  );
}
