/**
 * The pages that visitors come in by, as modules below `src/pages/`: what their first screens need, code and styles, is kept small, and
 * the rest comes behind the first paint.
 */
export const FIRST_PAGES: readonly string[] = [
  'home/HomePage',
  'listing/ListingPage',
  'product/ProductPage',
  'search/SearchPage',
];
