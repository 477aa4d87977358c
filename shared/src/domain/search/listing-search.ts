import { ProductIndex } from './product-index.js';
import type { SearchableProduct } from './product-search.js';

interface Named {
  readonly _id: string;
  readonly name: string;
  readonly nameHindi?: string | undefined;
}

interface Pictured extends Named {
  readonly image: string;
}

/** A category or subcategory as a search finds it, with the listing it leads to. */
export interface FoundListing {
  readonly kind: 'category' | 'subcategory';
  readonly name: string;
  readonly nameHindi?: string | undefined;
  readonly image: string;
  readonly category: Named;
  readonly subCategory: Named;
}

/** All listings by the words of their names. */
export interface ListingIndex {
  readonly listings: readonly FoundListing[];
  readonly words: ProductIndex;
}

/**
 * Makes categories and subcategories searchable, spelt as loosely as products. A category leads to the listing of its
 * first subcategory, as on the home page (docs/product.md#category-strip); without any it is left out.
 * @param categories in any order
 * @param subcategories in the order in which the shop shows them, each with its categories
 */
export function createListingIndex(
  categories: readonly Pictured[],
  subcategories: readonly (Pictured & { readonly category: readonly Named[] })[],
): ListingIndex {
  const listings: FoundListing[] = [];
  for (const found of categories) {
    const { _id, ...names } = named(found);
    const first = subcategories.find(({ category }) => category.some((one) => one._id === _id));
    if (first)
      listings.push({
        kind: 'category',
        ...names,
        image: found.image,
        category: named(found),
        subCategory: named(first),
      });
  }
  for (const subcategory of subcategories) {
    const [category] = subcategory.category;
    const { _id, ...names } = named(subcategory);
    if (category)
      listings.push({
        kind: 'subcategory',
        ...names,
        image: subcategory.image,
        category: named(category),
        subCategory: named(subcategory),
      });
  }
  const words = new ProductIndex();
  for (const [index, listing] of listings.entries())
    words.put(asProduct(String(index).padStart(6, '0'), listing));
  return { listings, words };
}

/**
 * Finds listings by their names, mistakes forgiven as in names of products.
 * @returns the best first, at most `max` of them
 */
export function searchListings({ listings, words }: ListingIndex, text: string, max: number): FoundListing[] {
  return words
    .find(text)
    .slice(0, max)
    .flatMap((index) => listings[Number(index)] ?? []);
}

const named = ({ _id, name, nameHindi }: Named): Named => ({ _id, name, ...(nameHindi && { nameHindi }) });

const asProduct = (
  _id: string,
  { name, nameHindi }: Pick<FoundListing, 'name' | 'nameHindi'>,
): SearchableProduct => ({
  _id,
  name,
  nameHindi,
  unit: '',
  category: [],
  subCategory: [],
  price: 0,
  discount: 0,
  inStock: true,
  totalReviews: 0,
  averageRating: 0,
  hasVariants: false,
});
