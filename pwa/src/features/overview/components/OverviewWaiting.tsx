import { useTexts } from '../../../i18n/use-texts';
import { LoadingPlaceholder } from '../../../ui/feedback/LoadingPlaceholder';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { overviewTexts } from '../texts';
import styles from './Overview.module.css';

/** Placeholder for the overview while it is fetched. */
export function OverviewWaiting() {
  const texts = useTexts(overviewTexts);
  return (
    <LoadingPlaceholder text={texts.loading}>
      <div className={styles.skeletons}>
        <Skeleton className={styles.tilePlace} />
        <Skeleton className={styles.cardPlace} />
        <Skeleton className={styles.cardPlace} />
      </div>
    </LoadingPlaceholder>
  );
}
