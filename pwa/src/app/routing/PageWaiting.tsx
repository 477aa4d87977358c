import { appTexts } from '#i18n/app-texts.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import styles from './PageWaiting.module.css';

/** Placeholder for a page whose code is still loading. */
export function PageWaiting() {
  const texts = useTexts(appTexts);
  return (
    <div className={styles.waiting} role="status" aria-label={texts.loading}>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="card" />
    </div>
  );
}
