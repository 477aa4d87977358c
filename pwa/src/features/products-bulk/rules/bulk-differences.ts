import type { BulkResult, BulkState } from '@jhola/shared/contracts/bulk-edit.contract';

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
