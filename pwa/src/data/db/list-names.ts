/** The names of the lists of products (and reviews and questions) that the device keeps: which ids, in which order. */
export const listNames = {
  /** A row of the home page. */
  home: (categoryId: string) => `home:${categoryId}`,
  offers: 'offers',
  listing: (categoryId: string, subCategoryId: string) => `listing:${categoryId}:${subCategoryId}`,
  /** @param filters the key of the filters that are on (`filtersKey`); a term has no line breaks */
  search: (term: string, filters = '') => `${SEARCHES}${term}${filters && `\n${filters}`}`,
  related: (productId: string) => `related:${productId}`,
  /** What is ordered together with a product. */
  boughtTogether: (productId: string) => `together:${productId}`,
  otherCategories: (categoryId: string) => `others:${categoryId}`,
  /** The first reviews of a product, and, beginning with this name, all lists of its reviews. */
  reviews: (productId: string) => `reviews:${productId}`,
  /** A page of its reviews in an order, of so many stars or (0) of any. */
  reviewPage: (
    productId: string,
    { sort, rating = 0, page }: { sort: string; rating?: number; page: number },
  ) => `reviews:${productId}:${sort}:${rating}:${page}`,
  /** What all lists of questions about a product begin with. */
  questions: (productId: string) => `questions:${productId}:`,
  /** A page of them, from 1. */
  questionPage: (productId: string, page: number) => `questions:${productId}:${page}`,
};

/** What the names of all kept searches begin with. */
export const SEARCHES = 'search:';
