import { useTexts } from '#i18n/use-texts.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { storageTexts } from '../texts';
import styles from './Storage.module.css';

/** Placeholder for the storage page's cards while the device is looked at. */
export function StorageWaiting() {
  const texts = useTexts(storageTexts);
  return (
    <div className={styles.waiting} role="status" aria-label={texts.loading}>
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </div>
  );
}
