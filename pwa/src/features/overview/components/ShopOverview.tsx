import { CouldNotLoad } from '../../../connection/CouldNotLoad';
import { NeedsConnection } from '../../../connection/NeedsConnection';
import { OnlineButton } from '../../../connection/OnlineButton';
import { formatMoment } from '../../../i18n/format-time';
import { useLanguage, useTexts } from '../../../i18n/use-texts';
import { useOverview } from '../hooks/use-overview';
import { overviewTexts } from '../texts';
import styles from './Overview.module.css';
import { OverviewFigures } from './OverviewFigures';
import { OverviewWaiting } from './OverviewWaiting';

/** How the shop is doing. @param current whether the page is on the screen */
export function ShopOverview({ current }: { readonly current: boolean }) {
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
      {failed && <CouldNotLoad title={texts.failed} retry={texts.retry} onRetry={refetch} />}
      {!overview && !failed && <OverviewWaiting />}
      {overview && <OverviewFigures overview={overview} />}
    </div>
  );
}
