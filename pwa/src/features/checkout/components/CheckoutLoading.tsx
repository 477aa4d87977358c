import { useTexts } from '#i18n/use-texts.ts';
import { LoadingPlaceholder } from '#ui/feedback/LoadingPlaceholder.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { checkoutTexts } from '../texts';
import styles from './CheckoutLoading.module.css';

/** Placeholder for the checkout while the cart is on its way. */
export function CheckoutLoading() {
  return (
    <LoadingPlaceholder text={useTexts(checkoutTexts).loading}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Skeleton shape="title" />
          <Skeleton className={styles.address} />
          <Skeleton className={styles.address} />
          <Skeleton shape="button" />
        </div>
        <div className={styles.column}>
          <Skeleton shape="title" />
          <Skeleton className={styles.items} />
          <Skeleton className={styles.items} />
          <Skeleton shape="button" />
        </div>
      </div>
    </LoadingPlaceholder>
  );
}
