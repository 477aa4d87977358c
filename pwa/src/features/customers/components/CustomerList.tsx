import { CouldNotLoad } from '#connection/CouldNotLoad.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import type { ListSearching } from '#ui/field/ListSearch.tsx';
import { SearchBar } from '#ui/field/SearchBar.tsx';
import { SearchField } from '#ui/field/SearchField.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { ColumnsButton } from '#ui/table/ColumnsButton.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import type { ColumnChoice, Sorting } from '#ui/table/data-column.ts';
import { useCustomers } from '../hooks/use-customers';
import { sortOf } from '../rules/customer-sort';
import { customerTexts } from '../texts';
import styles from './CustomerList.module.css';
import { useCustomerColumns } from './customer-columns';

/** As much as the server reads (contract). */
const LONGEST_SEARCH = 100;

interface CustomerListProps extends Omit<ListSearching<string>, 'show' | 'setShow'>, ColumnChoice {
  /** The list is on the screen. */
  readonly current: boolean;
  readonly sorting?: Sorting;
  readonly setSorting?: (sorting: Sorting) => void;
}

/** Everybody with an account, found by a part of name, e-mail or mobile, page by page. */
export function CustomerList(props: CustomerListProps) {
  const { text, onText, search, page, setPage, sorting, setSorting, current, shown, onShown } = props;
  const texts = useTexts(customerTexts);
  const columns = useCustomerColumns();
  const { found, busy, failed, refetch } = useCustomers(search, page, sorting, current);
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
        <SearchBar>
          <SearchField
            label={texts.search}
            clearLabel={texts.clearSearch}
            maxLength={LONGEST_SEARCH}
            value={text}
            onText={onText}
          />
        </SearchBar>
      }
      loading={!found && !failed && { text: texts.loading, rows: 3, row: styles.skeleton }}
      failure={failed && <CouldNotLoad title={texts.failed} retry={texts.retry} onRetry={refetch} />}
      empty={found?.customers.length === 0 && { icon: 'users', title: texts.none, text: texts.noneText }}
      pager={found && { page: found.page, pages: found.totalPage, onPage: setPage, words: texts }}
    >
      {found && found.customers.length > 0 && (
        <DataTable
          label={texts.title}
          columns={columns}
          rows={found.customers}
          idOf={({ _id }) => _id}
          shown={shown}
          sorting={{ by: sortOf(sorting).sort, descending: sortOf(sorting).descending }}
          onSorting={setSorting}
          busy={busy}
        />
      )}
    </ListPage>
  );
}
