import { ProductRowEntries } from '#features/catalogue/components/ProductRowEntries.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { shopProductCard } from '../product-card/ShopProductCard';
import styles from './RowsWaiting.module.css';

/** Six skeletons (docs/product.md#category-rows). */
const SKELETONS = 6;

/** Placeholder for the first rows while not even the categories are known. */
export function RowsWaiting() {
  return [1, 2].map((row) => (
    <div key={row} className={styles.waiting} aria-hidden="true">
      <div className={styles.header}>
        <Skeleton shape="title" className={styles.title} />
      </div>
      <ul>
        <ProductRowEntries products={undefined} skeletons={SKELETONS} renderCard={shopProductCard} />
      </ul>
    </div>
  ));
}
