import type { ProductSummary } from '@jhola/shared/contracts/product.contract';

/** Whether two versions of a product look the same on a card; the store makes new objects at each reading. */
export function sameOnCard(one: ProductSummary, other: ProductSummary): boolean {
  return (
    one === other ||
    (one._id === other._id &&
      one.name === other.name &&
      one.nameHindi === other.nameHindi &&
      one.image[0] === other.image[0] &&
      one.thumbHash === other.thumbHash &&
      one.unit === other.unit &&
      one.price === other.price &&
      one.discount === other.discount &&
      one.stock === other.stock &&
      one.hasVariants === other.hasVariants &&
      one.averageRating === other.averageRating &&
      one.totalReviews === other.totalReviews &&
      sameVariants(one.variants, other.variants))
  );
}

function sameVariants(ones: ProductSummary['variants'], others: ProductSummary['variants']): boolean {
  if (ones?.length !== others?.length) return false;
  return (ones ?? []).every(({ _id, name, price, stock }, index) => {
    const other = others?.[index];
    return _id === other?._id && name === other.name && price === other.price && stock === other.stock;
  });
}
