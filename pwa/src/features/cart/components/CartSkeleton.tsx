import { LoadingPlaceholder } from '../../../ui/feedback/LoadingPlaceholder';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import styles from './CartSkeleton.module.css';

/** Placeholder for the cart while nothing is known of it: lines and bill the size of those that come. */
export function CartSkeleton({ text }: { readonly text: string }) {
  return (
    <LoadingPlaceholder text={text}>
      <div className={styles.cart}>
        <Skeleton className={styles.line} />
        <Skeleton className={styles.line} />
        <Skeleton className={styles.bill} />
      </div>
    </LoadingPlaceholder>
  );
}
