/** The tag of every answer that shows the catalogue: names, and which products there are. */
export const CATALOGUE_TAG = 'catalogue';

/** The tag of every answer that tells what changed: any new revision ends it, that of a sale too. */
export const CHANGES_TAG = 'changes';

/** The tag of every answer that shows this product. */
export const productTag = (productId: string): string => `product:${productId}`;
