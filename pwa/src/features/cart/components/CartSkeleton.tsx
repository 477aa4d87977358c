import { LoadingPlace } from '../../../ui/feedback/LoadingPlace';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import styles from './CartSkeleton.module.css';

/** The place of the cart while nothing is known of it: lines and bill the size of those that come. */
export function CartSkeleton({ text }: { readonly text: string }) {
  return (
    <LoadingPlace text={text}>
      <div className={styles.cart}>
        <Skeleton className={styles.line} />
        <Skeleton className={styles.line} />
        <Skeleton className={styles.bill} />
      </div>
    </LoadingPlace>
  );
}
