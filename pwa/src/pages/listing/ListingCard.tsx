import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { useDeferredValue } from 'react';
import { ShopProductCard } from '../product-card/ShopProductCard';

interface ListingCardProps {
  readonly product: ProductSummary;
  /** Among the first that are seen. */
  readonly first: boolean;
}

/** A card of a listing. When others are to be shown, the first ones change immediately, the rest once those are painted. */
export function ListingCard({ product, first }: ListingCardProps) {
  const later = useDeferredValue(product);
  return <ShopProductCard product={first ? product : later} first={first} />;
}
