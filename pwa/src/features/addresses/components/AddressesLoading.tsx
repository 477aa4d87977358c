import { useTexts } from '../../../i18n/use-texts';
import { LoadingPlaceholder } from '../../../ui/feedback/LoadingPlaceholder';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { addressTexts } from '../texts';
import styles from './AddressList.module.css';

/** Placeholder for two addresses that are on their way. */
export function AddressesLoading() {
  return (
    <LoadingPlaceholder text={useTexts(addressTexts).loading}>
      <div className={styles.cards}>
        <Skeleton className={styles.skeleton} />
        <Skeleton className={styles.skeleton} />
      </div>
    </LoadingPlaceholder>
  );
}
