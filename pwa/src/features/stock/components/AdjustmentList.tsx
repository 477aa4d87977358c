import type { StockLevel } from '@jhola/shared/contracts/stock.contract';
import { CouldNotLoad } from '#connection/CouldNotLoad.tsx';
import { formatMoment } from '#i18n/format-time.ts';
import { useLanguage, useTexts } from '#i18n/use-texts.ts';
import { LoadingPlaceholder } from '#ui/feedback/LoadingPlaceholder.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { useStockHistory } from '../hooks/use-stock-history';
import { levelName } from '../rules/stock-query';
import { stockTexts } from '../texts';
import styles from './AdjustmentList.module.css';

/** The adjustments of a product or of one of its variants, the newest first. */
export function AdjustmentList({ level }: { readonly level: StockLevel }) {
  const texts = useTexts(stockTexts);
  const language = useLanguage();
  const { history, failed, refetch } = useStockHistory(level.productId);
  const own = history?.filter(({ variantId }) => variantId === level.variantId);
  return (
    <div className={styles.history}>
      <p>
        <strong>{levelName(level)}</strong>
      </p>
      {!history && !failed && (
        <LoadingPlaceholder text={texts.loading}>
          <Skeleton className={styles.skeleton} />
        </LoadingPlaceholder>
      )}
      {failed && <CouldNotLoad title={texts.historyFailed} retry={texts.retry} onRetry={refetch} />}
      {own?.length === 0 && <p>{texts.noHistory}</p>}
      {own && own.length > 0 && (
        <ol className={styles.history} aria-label={texts.historyTitle}>
          {own.map(({ at, by, change, left, reason, text }) => (
            <li key={at} className={styles.entry}>
              <p>
                <strong className={styles.change}>{texts.change(change)}</strong> {texts.reasons[reason]} ·{' '}
                {texts.leftThen(left)}
              </p>
              {text && <p className={styles.text}>{text}</p>}
              <p className={styles.quiet}>
                {by.name} · <time dateTime={at}>{formatMoment(Date.parse(at), language)}</time>
              </p>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
