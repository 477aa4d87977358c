import { useTexts } from '#i18n/use-texts.ts';
import { Card } from '#ui/card/Card.tsx';
import { LoadingPlaceholder } from '#ui/feedback/LoadingPlaceholder.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
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
