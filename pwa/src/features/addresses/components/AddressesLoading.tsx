import { useTexts } from '../../../i18n/use-texts';
import { LoadingPlace } from '../../../ui/feedback/LoadingPlace';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { addressTexts } from '../texts';
import styles from './AddressList.module.css';

/** The place of two addresses that are on their way. */
export function AddressesLoading() {
  return (
    <LoadingPlace text={useTexts(addressTexts).loading}>
      <div className={styles.cards}>
        <Skeleton className={styles.place} />
        <Skeleton className={styles.place} />
      </div>
    </LoadingPlace>
  );
}
