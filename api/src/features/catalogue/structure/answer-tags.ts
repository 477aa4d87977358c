/** The tag of every response that shows the catalogue: names, and which products exist. */
export const CATALOGUE_TAG = 'catalogue';

/** The tag of every response that lists changes: any new revision drops it, that of a sale too. */
export const CHANGES_TAG = 'changes';

/** The tag of every response that shows this product. */
export const productTag = (productId: string): string => `${PRODUCT}${productId}`;

/** Dropped when a product that was sold or reviewed, perhaps before the shop was started, gets the revision of that. */
export const stampedTag = (productId: string): string => `${STAMPED}${productId}`;

/** The products whose tags are among these, for caches by product. */
export const productIdsIn = (tags: readonly string[]): string[] => idsBehind(PRODUCT, tags);

/** Those with `stampedTag`. */
export const stampedIdsIn = (tags: readonly string[]): string[] => idsBehind(STAMPED, tags);

const PRODUCT = 'product:';
const STAMPED = 'stamped:';

const idsBehind = (kind: string, tags: readonly string[]): string[] =>
  tags.flatMap((tag) => (tag.startsWith(kind) ? [tag.slice(kind.length)] : []));
