/** The names of the lists of products (and reviews) that the device keeps: which ids, in which order. */
export const listNames = {
  /** A row of the home page. */
  home: (categoryId: string) => `home:${categoryId}`,
  listing: (categoryId: string, subCategoryId: string) => `listing:${categoryId}:${subCategoryId}`,
  search: (term: string) => `${SEARCHES}${term}`,
  related: (productId: string) => `related:${productId}`,
  otherCategories: (categoryId: string) => `others:${categoryId}`,
  reviews: (productId: string) => `reviews:${productId}`,
};

/** What the names of all kept searches begin with. */
export const SEARCHES = 'search:';
