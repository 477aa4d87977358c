/** A moment later than any product's, in milliseconds: thirteen digits. */
const LATEST = 9_999_999_999_999;

/** Where a product stands, and since when. */
interface Placed {
  readonly _id: string;
  readonly createdAt: string;
  readonly categoryIds: readonly string[];
  readonly subCategoryIds: readonly string[];
}

/**
 * The keys of a product in the store's listing index: one for each category and subcategory it is in. In key order the
 * products of a listing are in the server's order: newest first, those of one moment by their ids. So the first products of
 * a listing are read without the others.
 */
export function listingKeys({ _id, createdAt, categoryIds, subCategoryIds }: Placed): string[] {
  const newestFirst = String(LATEST - Date.parse(createdAt)).padStart(13, '0');
  return [...categoryIds, ...subCategoryIds].map((listingId) => `${listingId}${newestFirst}${_id}`);
}
