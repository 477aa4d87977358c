import { PRACTICE_ROUNDS, practice } from '@jhola/shared/domain/search/practice';
import { ProductIndex } from '@jhola/shared/domain/search/product-index';
import type { SearchableProduct } from '@jhola/shared/domain/search/product-search';

declare global {
  interface Window {
    /** Indexes products, and searches them for each query so many times; answers with the milliseconds of each search. */
    timesOfSearches(
      products: readonly SearchableProduct[],
      queries: readonly string[],
      rounds: number,
    ): number[];
  }
}

window.timesOfSearches = (products, queries, rounds) => {
  const index = new ProductIndex();
  for (const product of products) index.put(product);
  const round = () =>
    queries.map((query) => {
      const start = performance.now();
      index.find(query);
      return performance.now() - start;
    });
  // As the catalogue's worker does before a shopper searches.
  for (let nth = 0; nth < PRACTICE_ROUNDS; nth += 1) for (const query of practice) index.find(query);
  return Array.from({ length: rounds }, round).flat();
};
