import { useTexts } from '../../../i18n/use-texts';
import { Card } from '../../../ui/card/Card';
import { LoadingPlaceholder } from '../../../ui/feedback/LoadingPlaceholder';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { accountTexts } from '../texts';
import styles from './ProfileCard.module.css';

/** Placeholder for the profile while the device does not know it. */
export function ProfileSkeleton() {
  const texts = useTexts(accountTexts);
  return (
    <Card labelledBy="profile-title" className={styles.card}>
      <h1 id="profile-title">{texts.profile}</h1>
      <LoadingPlaceholder text={texts.loading}>
        <div className={styles.fields}>
          <Skeleton className={styles.field} />
          <Skeleton className={styles.field} />
          <Skeleton className={styles.field} />
          <Skeleton shape="button" />
        </div>
      </LoadingPlaceholder>
    </Card>
  );
}
