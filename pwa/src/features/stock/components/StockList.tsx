import { LOW_STOCK, type StockLevel } from '@jhola/shared/contracts/stock.contract';
import { useState } from 'react';
import { CouldNotLoad } from '../../../connection/CouldNotLoad';
import { NeedsConnection } from '../../../connection/NeedsConnection';
import { useTexts } from '../../../i18n/use-texts';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { LoadingPlaceholder } from '../../../ui/feedback/LoadingPlaceholder';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { ListSearch, type ListSearching } from '../../../ui/field/ListSearch';
import { Icon } from '../../../ui/icons/Icon';
import { Pager } from '../../../ui/pager/Pager';
import { useStock } from '../hooks/use-stock';
import { LONGEST_SEARCH, levelKey, PAGE_SIZE, type StockShow, stockShows } from '../rules/stock-query';
import { stockTexts } from '../texts';
import { AdjustDialog } from './AdjustDialog';
import { HistoryDialog } from './HistoryDialog';
import { StockCard } from './StockCard';
import styles from './StockList.module.css';

interface StockListProps {
  readonly searching: ListSearching<StockShow>;
  /** The list is on the screen. */
  readonly current: boolean;
}

/** What is left, held for card payments and sold of every product, the lowest stock first; adjusted with a reason. */
export function StockList({ searching, current }: StockListProps) {
  const texts = useTexts(stockTexts);
  const { search, show, page, setPage } = searching;
  const { found, busy, failed, refetch, setLevel } = useStock(search, show, page, current);
  const [open, setOpen] = useState<{ readonly what: 'adjust' | 'history'; readonly level: StockLevel }>();
  const close = () => setOpen(undefined);
  const noneText = show === 'low' ? texts.noneText.low(LOW_STOCK) : texts.noneText[show];
  return (
    <div className={styles.list}>
      <header className={styles.head}>
        <h1>{texts.title}</h1>
        <p className={styles.count} role="status">
          {found && (busy ? texts.loading : texts.found(found.totalCount))}
        </p>
      </header>
      <ListSearch {...searching} shows={stockShows} longest={LONGEST_SEARCH} words={texts} />
      <NeedsConnection />
      {!found && !failed && (
        <LoadingPlaceholder text={texts.loading}>
          <div className={styles.list}>
            <Skeleton className={styles.skeleton} />
            <Skeleton className={styles.skeleton} />
            <Skeleton className={styles.skeleton} />
          </div>
        </LoadingPlaceholder>
      )}
      {failed && <CouldNotLoad title={texts.failed} retry={texts.retry} onRetry={refetch} />}
      {found?.levels.length === 0 && (
        <EmptyState picture={<Icon name="box" size={72} />} title={texts.none} text={noneText} />
      )}
      {found && found.levels.length > 0 && (
        <ul className={styles.levels} aria-label={texts.title} aria-busy={busy}>
          {found.levels.map((level) => (
            <StockCard
              key={levelKey(level)}
              level={level}
              onAdjust={() => setOpen({ what: 'adjust', level })}
              onHistory={() => setOpen({ what: 'history', level })}
            />
          ))}
        </ul>
      )}
      {found && (
        <Pager page={page} pages={Math.ceil(found.totalCount / PAGE_SIZE)} onPage={setPage} words={texts} />
      )}
      <AdjustDialog
        level={open?.what === 'adjust' ? open.level : undefined}
        onClose={close}
        onAdjusted={setLevel}
      />
      <HistoryDialog level={open?.what === 'history' ? open.level : undefined} onClose={close} />
    </div>
  );
}
