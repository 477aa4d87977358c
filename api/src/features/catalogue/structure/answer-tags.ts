/** The tag of every response that shows the catalogue: names, and which products exist. */
export const CATALOGUE_TAG = 'catalogue';

/** The tag of every response that lists changes: any new revision drops it, that of a sale too. */
export const CHANGES_TAG = 'changes';

/** The tag of every response that shows this product. */
export const productTag = (productId: string): string => `${PRODUCT}${productId}`;

/** The products whose tags are among these, for caches by product. */
export const productIdsIn = (tags: readonly string[]): string[] =>
  tags.flatMap((tag) => (tag.startsWith(PRODUCT) ? [tag.slice(PRODUCT.length)] : []));

const PRODUCT = 'product:';
