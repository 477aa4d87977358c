import { families, type Subcategory, subcategories } from './assortment/assortment.js';
import { type ProductTraits, traitsOf } from './assortment/product-traits.js';
import type { DemoCatalogue, DemoId, DemoProduct, DemoReview } from './demo-catalogue.js';
import { demoId } from './demo-id.js';
import { hindiListingName } from './hindi-names.js';
import { categoryPictureKey, subcategoryPictureKey } from './illustrations/illustration-key.js';
import { pictureAddress } from './picture-address.js';
import { productOf } from './product.js';
import { histogramOf, reviewsOf } from './reviews.js';

/** How many products to generate, and from which seed. */
export interface DemoCatalogueOptions {
  /** How many products; they are spread evenly over all subcategories. */
  readonly count: number;
  /** Another seed gives other prices, stocks and reviews for the same products. */
  readonly seed?: string;
  /** Dates lie before this moment. */
  readonly now: Date;
}

/** A product with its reviews. */
export interface ReviewedProduct {
  readonly product: DemoProduct;
  readonly reviews: readonly DemoReview[];
}

/**
 * The demo shop: the same options always give the same shop, ids included. A bigger shop contains the smaller one's
 * products.
 */
export function generateDemoCatalogue(options: DemoCatalogueOptions): DemoCatalogue {
  const reviewed = [...demoProducts(options)];
  return {
    categories: demoCategories(),
    subcategories: demoSubcategories(),
    products: reviewed.map(({ product }) => product),
    reviews: reviewed.flatMap(({ reviews }) => reviews),
  };
}

/** The products of the demo shop one after the other, for those who need not hold all of them. */
export function* demoProducts({
  count,
  seed = 'jhola',
  now,
}: DemoCatalogueOptions): Generator<ReviewedProduct> {
  for (let i = 0; i < count; i += 1) yield madeProduct(i, seed, now);
}

function madeProduct(
  index: number,
  seed: string,
  now: Date,
): { product: DemoProduct; reviews: DemoReview[] } {
  const traits: ProductTraits = traitsOf(
    subcategoryAt(index % subcategories.length),
    Math.floor(index / subcategories.length),
  );
  const { subcategory } = traits;
  const product = productOf(traits, {
    seed,
    now,
    categoryIds: categoryIdsOf(subcategory),
    subCategoryId: demoId('subcategory', subcategory.slug),
  });
  const reviews = reviewsOf(traits, product, { seed, now });
  return { product: { ...product, ratingHistogram: histogramOf(reviews) }, reviews };
}

/** The categories, whatever the number of products. */
export function demoCategories(): DemoCatalogue['categories'] {
  return families.map((family) => ({
    _id: categoryId(family.name),
    ...namesOf(family.name),
    image: pictureAddress(categoryPictureKey(family)),
  }));
}

/** The subcategories, whatever the number of products. */
export function demoSubcategories(): DemoCatalogue['subcategories'] {
  return subcategories.map((subcategory) => ({
    _id: demoId('subcategory', subcategory.slug),
    ...namesOf(subcategory.assortment.name),
    image: pictureAddress(subcategoryPictureKey(subcategory)),
    categoryIds: categoryIdsOf(subcategory),
  }));
}

function namesOf(name: string): { name: string; nameHindi?: string } {
  const nameHindi = hindiListingName(name);
  return { name, ...(nameHindi && { nameHindi }) };
}

const categoryId = (name: string): DemoId => demoId('category', name);

const categoryIdsOf = ({ family, assortment }: Subcategory): DemoId[] =>
  [family.name, ...(assortment.alsoIn ?? [])].map(categoryId);

function subcategoryAt(index: number): Subcategory {
  const subcategory = subcategories[index];
  if (!subcategory) throw new Error('The demo shop has no subcategories.');
  return subcategory;
}
