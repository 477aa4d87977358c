import { families, type Shelf, shelves } from './assortment/assortment.js';
import { type Make, makeOf } from './assortment/make.js';
import type { DemoCatalogue, DemoId, DemoProduct, DemoReview } from './demo-catalogue.js';
import { demoId } from './demo-id.js';
import { categoryPictureKey, subcategoryPictureKey } from './illustrations/illustration-key.js';
import { pictureAddress } from './picture-address.js';
import { productOf } from './product.js';
import { histogramOf, reviewsOf } from './reviews.js';

/** What to make. */
export interface DemoWish {
  /** How many products; they are spread evenly over all subcategories. */
  readonly count: number;
  /** Another seed gives other prices, stocks and reviews for the same products. */
  readonly seed?: string;
  /** Dates lie before this moment. */
  readonly now: Date;
}

/** A product with its reviews. */
export interface DemoGoods {
  readonly product: DemoProduct;
  readonly reviews: readonly DemoReview[];
}

/**
 * The demo shop: the same wish always gives the same shop, ids included. A bigger shop contains the smaller one's
 * products.
 */
export function generateDemoCatalogue(wish: DemoWish): DemoCatalogue {
  const goods = [...demoGoods(wish)];
  return {
    categories: demoCategories(),
    subcategories: demoSubcategories(),
    products: goods.map(({ product }) => product),
    reviews: goods.flatMap(({ reviews }) => reviews),
  };
}

/** The products of the demo shop one after the other, for those who need not hold all of them. */
export function* demoGoods({ count, seed = 'jhola', now }: DemoWish): Generator<DemoGoods> {
  for (let i = 0; i < count; i += 1) yield madeProduct(i, seed, now);
}

function madeProduct(
  index: number,
  seed: string,
  now: Date,
): { product: DemoProduct; reviews: DemoReview[] } {
  const make: Make = makeOf(shelfAt(index % shelves.length), Math.floor(index / shelves.length));
  const { shelf } = make;
  const product = productOf(make, {
    seed,
    now,
    categoryIds: categoryIdsOf(shelf),
    subCategoryId: demoId('subcategory', shelf.slug),
  });
  const reviews = reviewsOf(make, product, { seed, now });
  return { product: { ...product, ratingHistogram: histogramOf(reviews) }, reviews };
}

/** The categories, whatever the number of products. */
export function demoCategories(): DemoCatalogue['categories'] {
  return families.map((family) => ({
    _id: categoryId(family.name),
    name: family.name,
    image: pictureAddress(categoryPictureKey(family)),
  }));
}

/** The subcategories, whatever the number of products. */
export function demoSubcategories(): DemoCatalogue['subcategories'] {
  return shelves.map((shelf) => ({
    _id: demoId('subcategory', shelf.slug),
    name: shelf.assortment.name,
    image: pictureAddress(subcategoryPictureKey(shelf)),
    categoryIds: categoryIdsOf(shelf),
  }));
}

const categoryId = (name: string): DemoId => demoId('category', name);

const categoryIdsOf = ({ family, assortment }: Shelf): DemoId[] =>
  [family.name, ...(assortment.alsoIn ?? [])].map(categoryId);

function shelfAt(index: number): Shelf {
  const shelf = shelves[index];
  if (!shelf) throw new Error('The demo shop has no shelves.');
  return shelf;
}
