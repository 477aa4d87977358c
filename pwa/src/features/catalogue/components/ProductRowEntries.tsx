import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import type { ReactNode } from 'react';
import { ProductCardSkeleton } from './ProductCardSkeleton';
import styles from './ProductRowEntries.module.css';

interface ProductRowEntriesProps {
  /** `undefined` while nothing is known: skeletons stand in. */
  readonly products: readonly ProductSummary[] | undefined;
  readonly skeletons: number;
  readonly renderCard: (product: ProductSummary) => ReactNode;
}

/** The cards of a row that scrolls sideways, all of one width. */
export function ProductRowEntries({ products, skeletons, renderCard }: ProductRowEntriesProps) {
  if (!products)
    return Array.from({ length: skeletons }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are all alike
      <li key={index} className={styles.entry}>
        <ProductCardSkeleton />
      </li>
    ));
  return products.map((product) => (
    <li key={product._id} className={styles.entry}>
      {renderCard(product)}
    </li>
  ));
}

/** As high as the cards, which nobody sees yet: a page has a dozen of such rows. */
export const FarRow = () => <div className={styles.far} />;
