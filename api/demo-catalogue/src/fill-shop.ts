import type { DemoCategory, DemoProduct, DemoReview, DemoSubcategory } from './demo-catalogue.js';
import {
  demoCategories,
  demoProducts,
  demoSubcategories,
  type ReviewedProduct,
} from './generate-demo-catalogue.js';

const BATCH = 500;

/** The filling of an empty shop, as it was begun. */
export interface BegunFill {
  /** How many products it makes. */
  readonly count: number;
  /** The moment the catalogue's dates lie before, so that a second try makes the same catalogue. */
  readonly startedAt: Date;
}

/** Where a shop keeps its catalogue. Whatever is there already, by its id, stays as it is. */
export interface ShopToFill {
  addCategories(categories: readonly DemoCategory[]): Promise<void>;
  addSubcategories(subcategories: readonly DemoSubcategory[]): Promise<void>;
  addProducts(products: readonly DemoProduct[]): Promise<void>;
  addReviews(reviews: readonly DemoReview[]): Promise<void>;
}

/**
 * Fills a shop with the demo catalogue, or goes on where an earlier filling was interrupted.
 * @param onProgress receives how many of the products are in
 */
export async function fillShop(
  shop: ShopToFill,
  { count, startedAt }: BegunFill,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  // What refers comes after what it refers to, so that no moment has a product without its category.
  await shop.addCategories(demoCategories());
  await shop.addSubcategories(demoSubcategories());
  // Products and reviews, some hundred at a time: however large the shop, memory holds no more.
  let batch: ReviewedProduct[] = [];
  let done = 0;
  const flush = async () => {
    onProgress(done, count);
    await shop.addProducts(batch.map(({ product }) => product));
    await shop.addReviews(batch.flatMap(({ reviews }) => reviews));
    done += batch.length;
    batch = [];
  };
  for (const reviewed of demoProducts({ count, now: startedAt })) {
    batch.push(reviewed);
    if (batch.length === BATCH) await flush();
  }
  await flush();
}
