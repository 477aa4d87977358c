import type { ProductSummary } from '@jhola/shared/contracts/product.contract';

/** Whether two tellings of a product look the same on a card; the store makes new objects at each reading. */
export function sameOnCard(one: ProductSummary, other: ProductSummary): boolean {
  return (
    one === other ||
    (one._id === other._id &&
      one.name === other.name &&
      one.image[0] === other.image[0] &&
      one.unit === other.unit &&
      one.price === other.price &&
      one.discount === other.discount &&
      one.stock === other.stock &&
      one.hasVariants === other.hasVariants &&
      one.averageRating === other.averageRating &&
      one.totalReviews === other.totalReviews)
  );
}
