import { LOW_STOCK, type StockLevel } from '@jhola/shared/contracts/stock.contract';
import { useState } from 'react';
import { CouldNotLoad } from '#connection/CouldNotLoad.tsx';
import { NeedsConnection } from '#connection/NeedsConnection.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { ListSearch, type ListSearching } from '#ui/field/ListSearch.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { ColumnsButton } from '#ui/table/ColumnsButton.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import type { ColumnChoice, Sorting } from '#ui/table/data-column.ts';
import { useStock } from '../hooks/use-stock';
import { LONGEST_SEARCH, levelKey, PAGE_SIZE, type StockShow, stockShows } from '../rules/stock-query';
import { stockTexts } from '../texts';
import { AdjustDialog } from './AdjustDialog';
import { AdjustmentList } from './AdjustmentList';
import styles from './StockList.module.css';
import { useStockColumns } from './stock-columns';

interface StockListProps extends ColumnChoice {
  readonly searching: ListSearching<StockShow>;
  /** By what the table is sorted; the lowest stock first until a column is chosen. */
  readonly sorting?: Sorting;
  readonly onSorting?: (sorting: Sorting) => void;
  /** The list is on the screen. */
  readonly current: boolean;
}

/** What is left, held for card payments and sold of every product, the lowest stock first at first; adjusted with a reason. */
export function StockList(props: StockListProps) {
  const { searching, sorting, onSorting, current, shown, onShown } = props;
  const texts = useTexts(stockTexts);
  const { search, show, page, setPage } = searching;
  const { found, busy, failed, refetch, setLevel } = useStock(search, show, page, sorting, current);
  const [open, setOpen] = useState<{ readonly what: 'adjust' | 'history'; readonly level: StockLevel }>();
  const close = () => setOpen(undefined);
  const columns = useStockColumns({
    onAdjust: (level) => setOpen({ what: 'adjust', level }),
    onHistory: (level) => setOpen({ what: 'history', level }),
  });
  const narrowed = search !== '' || show !== 'all';
  const noneText = show === 'low' ? texts.noneText.low(LOW_STOCK) : texts.noneText[show];
  return (
    <ListPage
      title={texts.title}
      count={found ? (busy ? texts.loading : texts.found(found.totalCount)) : ''}
      actions={
        <ColumnsButton
          columns={columns}
          shown={shown}
          onShown={onShown}
          words={{ columns: texts.chooseColumns, close: texts.close }}
        />
      }
      tools={
        <>
          <ListSearch {...searching} shows={stockShows} longest={LONGEST_SEARCH} words={texts} />
          <NeedsConnection />
        </>
      }
      loading={!found && !failed && { text: texts.loading, rows: 3, row: styles.skeleton }}
      failure={failed && <CouldNotLoad title={texts.failed} retry={texts.retry} onRetry={refetch} />}
      empty={
        found?.levels.length === 0 && {
          icon: 'box',
          title: texts.none,
          text: narrowed ? noneText : texts.noneYetText,
        }
      }
      pager={found && { page, pages: Math.ceil(found.totalCount / PAGE_SIZE), onPage: setPage, words: texts }}
    >
      {found && found.levels.length > 0 && (
        <DataTable
          label={texts.title}
          columns={columns}
          rows={found.levels}
          idOf={levelKey}
          shown={shown}
          sorting={sorting}
          onSorting={onSorting}
          busy={busy}
        />
      )}
      <AdjustDialog
        level={open?.what === 'adjust' ? open.level : undefined}
        onClose={close}
        onAdjusted={setLevel}
      />
      <HistoryDialog level={open?.what === 'history' ? open.level : undefined} onClose={close} />
    </ListPage>
  );
}

interface HistoryDialogProps {
  /** Whose adjustments are shown; the dialog is open while there is something. */
  readonly level: StockLevel | undefined;
  readonly onClose: () => void;
}

/** Who adjusted the stock of a product or a variant when, and why. */
function HistoryDialog({ level, onClose }: HistoryDialogProps) {
  const texts = useTexts(stockTexts);
  return (
    <Dialog open={level !== undefined} title={texts.historyTitle} closeLabel={texts.close} onClose={onClose}>
      {level && <AdjustmentList level={level} />}
    </Dialog>
  );
}
