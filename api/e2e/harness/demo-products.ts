import type { DemoProduct } from '@jhola/demo-catalogue/demo-catalogue';
import {
  demoCategories,
  demoProducts,
  demoSubcategories,
} from '@jhola/demo-catalogue/generate-demo-catalogue';
import type { SearchableProduct } from '@jhola/shared/domain/search/product-search';

/** So many products of the demo shop, as a search reads them, without a shop. */
export function searchableDemo(count: number): SearchableProduct[] {
  const named = new Map([...demoCategories(), ...demoSubcategories()].map((it) => [it._id, it]));
  const those = (ids: readonly string[]) => ids.flatMap((id) => named.get(id) ?? []);
  return Array.from(demoProducts({ count, now: new Date() }), ({ product }) => ({
    _id: product._id,
    name: product.name,
    nameHindi: product.nameHindi,
    unit: product.unit,
    category: those(product.categoryIds),
    subCategory: those(product.subCategoryIds),
    price: product.pricePaise / 100,
    discount: product.discount,
    inStock: isInStock(product),
    ...rating(product),
    hasVariants: product.variants.length > 0,
    variants: product.variants.map(({ name, pricePaise }) => ({
      name,
      price: pricePaise === undefined ? undefined : pricePaise / 100,
    })),
  }));
}

const isInStock = ({ stock, variants }: DemoProduct): boolean =>
  variants.length > 0 ? variants.some((variant) => (variant.stock ?? stock) > 0) : stock > 0;

function rating({ ratingHistogram }: DemoProduct) {
  const totalReviews = ratingHistogram.reduce((sum, count) => sum + count, 0);
  const stars = ratingHistogram.reduce((sum, count, at) => sum + count * (at + 1), 0);
  return { totalReviews, averageRating: totalReviews ? stars / totalReviews : 0 };
}
