import type { ReactNode } from 'react';
import { CouldNotLoad } from '#connection/CouldNotLoad.tsx';
import { NeedsConnection } from '#connection/NeedsConnection.tsx';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import { formatMoment } from '#i18n/format-time.ts';
import { useLanguage, useTexts } from '#i18n/use-texts.ts';
import { LoadingPlaceholder } from '#ui/feedback/LoadingPlaceholder.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { useOverview } from '../hooks/use-overview';
import { overviewTexts } from '../texts';
import styles from './Overview.module.css';
import { OverviewFigures } from './OverviewFigures';

interface ShopOverviewProps {
  /** The page is on the screen. */
  readonly current: boolean;
  /** What stands above all figures. */
  readonly notice?: ReactNode;
}

/** How the shop is doing. */
export function ShopOverview({ current, notice }: ShopOverviewProps) {
  const texts = useTexts(overviewTexts);
  const language = useLanguage();
  const { overview, busy, failed, refetch } = useOverview(current);
  return (
    <div className={styles.overview}>
      <header className={styles.head}>
        <h1>{texts.title}</h1>
        {overview && (
          <div className={styles.status}>
            <p role="status">{texts.asOf(formatMoment(Date.parse(overview.at), language))}</p>
            <OnlineButton variant="outline" size="small" icon="refresh" busy={busy} onClick={refetch}>
              {texts.refresh}
            </OnlineButton>
          </div>
        )}
      </header>
      <NeedsConnection />
      {notice}
      {failed && <CouldNotLoad title={texts.failed} retry={texts.retry} onRetry={refetch} />}
      {!overview && !failed && <OverviewWaiting />}
      {overview && <OverviewFigures overview={overview} />}
    </div>
  );
}

/** Placeholder for the overview while it is fetched. */
function OverviewWaiting() {
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
