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
 * What the store's index of shelves knows a product by: one key for each category and subcategory it stands in. Keys of a
 * shelf, in their order, are its products as the server orders them: newest first, those of one moment by their ids. So the
 * first of a shelf are read without the others.
 */
export function listingKeys({ _id, createdAt, categoryIds, subCategoryIds }: Placed): string[] {
  const newestFirst = String(LATEST - Date.parse(createdAt)).padStart(13, '0');
  return [...categoryIds, ...subCategoryIds].map((listingId) => `${listingId}${newestFirst}${_id}`);
}
