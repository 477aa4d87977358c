import { productTexts } from '#features/catalogue/texts/product.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import buyBox from './BuyBox.module.css';
import styles from './ProductSkeleton.module.css';
import page from './ProductView.module.css';

/** Placeholder for a product's page that is still loading: breadcrumb, picture, words and buttons where they will be. */
export function ProductSkeleton() {
  const texts = useTexts(productTexts);
  return (
    <div className={page.page} role="status" aria-label={texts.loading}>
      <Skeleton className={styles.breadcrumb} />
      <div className={buyBox.box}>
        <div>
          <Skeleton shape="picture" className={styles.picture} />
          <div className={styles.thumbnails}>
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </div>
        </div>
        <div className={buyBox.text}>
          <Skeleton className={styles.title} />
          <Skeleton className={styles.short} />
          <Skeleton className={styles.price} />
          <Skeleton className={styles.short} />
          <Skeleton shape="button" />
          <Skeleton shape="button" />
          <Skeleton className={styles.block} />
        </div>
      </div>
      <div className={styles.text}>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
        <Skeleton className={styles.short} />
      </div>
    </div>
  );
}
