/** The tag of every answer that shows the catalogue: names, and which products there are. */
export const CATALOGUE_TAG = 'catalogue';

/** The tag of every answer that shows this product. */
export const productTag = (productId: string): string => `product:${productId}`;
