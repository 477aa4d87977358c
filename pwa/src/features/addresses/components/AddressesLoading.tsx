import { useTexts } from '#i18n/use-texts.ts';
import { LoadingPlaceholder } from '#ui/feedback/LoadingPlaceholder.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
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
