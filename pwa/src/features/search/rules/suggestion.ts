import type {
  SuggestedListing,
  SuggestedProduct,
  Suggestions,
} from '@jhola/shared/contracts/search.contract';
import { listingPath, productPath } from '@jhola/shared/domain/slugs/paths';
import { recentSearchesFor } from './recent-searches';
import { searchPath } from './search-path';

/** One line of the list below the search field. */
export type Suggestion =
  | { readonly kind: 'recent'; readonly term: string }
  | { readonly kind: 'listing'; readonly listing: SuggestedListing }
  | { readonly kind: 'product'; readonly product: SuggestedProduct };

/** Everything suggested for what was typed, in the order of the list: own searches, categories, products. */
export function suggestionsFor(
  typed: string,
  recent: readonly string[],
  found: Suggestions | undefined,
): readonly Suggestion[] {
  return [
    ...recentSearchesFor(recent, typed).map((term) => ({ kind: 'recent', term }) as const),
    ...(found?.listings ?? []).map((listing) => ({ kind: 'listing', listing }) as const),
    ...(found?.products ?? []).map((product) => ({ kind: 'product', product }) as const),
  ];
}

/** Where a suggestion leads. */
export function pathOfSuggestion(suggestion: Suggestion): string {
  switch (suggestion.kind) {
    case 'recent':
      return searchPath(suggestion.term);
    case 'listing':
      return listingPath(suggestion.listing.category, suggestion.listing.subCategory);
    case 'product':
      return productPath(suggestion.product);
  }
}
