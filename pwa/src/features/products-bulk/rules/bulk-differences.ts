import type { BulkResult, BulkState } from '@jhola/shared/contracts/bulk-edit.contract';
import { odditiesOf } from '@jhola/shared/domain/product-edits/selling-price';

/** One thing of a product that becomes another. */
export interface Difference {
  readonly field: keyof BulkState;
  readonly before: BulkState[keyof BulkState];
  readonly after: BulkState[keyof BulkState];
}

const FIELDS = ['price', 'discount', 'stock', 'category', 'subCategory', 'published'] as const;

/** What becomes another of a product; nothing where it stays as it is, or the change is refused. */
export function differencesOf({ before, after }: BulkResult): readonly Difference[] {
  if (!before || !after) return [];
  return FIELDS.filter((field) => String(before[field]) !== String(after[field])).map((field) => ({
    field,
    before: before[field],
    after: after[field],
  }));
}

/** How many products change or are deleted, stay as they are, and are refused. */
export function bulkCounts(results: readonly BulkResult[]): {
  readonly changed: number;
  readonly same: number;
  readonly refused: number;
} {
  const refused = results.filter(({ refusal }) => refusal).length;
  const changed = results.filter((result) => result.deleted || differencesOf(result).length > 0).length;
  return { changed, refused, same: results.length - changed - refused };
}

/** How many products are named: a page of ten thousand would be slow, and nobody reads it. */
const MAX_SHOWN = 100;

/**
 * The products that are named; of many, those that somebody should look at come first.
 * @param publishes what is odd about a product matters, too
 */
export function shownResults(results: readonly BulkResult[], publishes: boolean): readonly BulkResult[] {
  if (results.length <= MAX_SHOWN) return results;
  const isOdd = ({ after }: BulkResult) => publishes && after !== undefined && odditiesOf(after).length > 0;
  const rank = (result: BulkResult) => (result.refusal ? 0 : isOdd(result) ? 1 : 2);
  return results
    .map((result) => ({ result, rank: rank(result) }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MAX_SHOWN)
    .map(({ result }) => result);
}
