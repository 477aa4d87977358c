import { useTexts } from '../../../i18n/use-texts';
import { LoadingPlace } from '../../../ui/feedback/LoadingPlace';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { overviewTexts } from '../texts';
import styles from './Overview.module.css';

/** The place of the overview while it is fetched. */
export function OverviewWaiting() {
  const texts = useTexts(overviewTexts);
  return (
    <LoadingPlace text={texts.loading}>
      <div className={styles.places}>
        <Skeleton className={styles.tilePlace} />
        <Skeleton className={styles.cardPlace} />
        <Skeleton className={styles.cardPlace} />
      </div>
    </LoadingPlace>
  );
}
