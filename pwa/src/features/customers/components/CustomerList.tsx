import { CouldNotLoad } from '../../../connection/CouldNotLoad';
import { useTexts } from '../../../i18n/use-texts';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { LoadingPlaceholder } from '../../../ui/feedback/LoadingPlaceholder';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import type { ListSearching } from '../../../ui/field/ListSearch';
import { SearchBar } from '../../../ui/field/SearchBar';
import { SearchField } from '../../../ui/field/SearchField';
import { Icon } from '../../../ui/icons/Icon';
import { Pager } from '../../../ui/pager/Pager';
import { useCustomers } from '../hooks/use-customers';
import { customerTexts } from '../texts';
import { CustomerCards } from './CustomerCards';
import styles from './CustomerList.module.css';
import { CustomerTable } from './CustomerTable';

/** As much as the server reads (contract). */
const LONGEST_SEARCH = 100;

interface CustomerListProps extends Omit<ListSearching<string>, 'show' | 'setShow'> {
  /** The list is on the screen. */
  readonly current: boolean;
}

/** Everybody with an account, found by a part of name, e-mail or mobile, page by page. */
export function CustomerList({ text, onText, search, page, setPage, current }: CustomerListProps) {
  const texts = useTexts(customerTexts);
  const { found, busy, failed, refetch } = useCustomers(search, page, current);
  return (
    <div className={styles.list}>
      <header className={styles.head}>
        <h1>{texts.title}</h1>
        <p className={styles.count} role="status">
          {found && (busy ? texts.loading : texts.found(found.totalCount))}
        </p>
      </header>
      <SearchBar>
        <SearchField
          label={texts.search}
          clearLabel={texts.clearSearch}
          maxLength={LONGEST_SEARCH}
          value={text}
          onText={onText}
        />
      </SearchBar>
      {!found && !failed && (
        <LoadingPlaceholder text={texts.loading}>
          <div className={styles.skeletons}>
            <Skeleton className={styles.skeleton} />
            <Skeleton className={styles.skeleton} />
            <Skeleton className={styles.skeleton} />
          </div>
        </LoadingPlaceholder>
      )}
      {failed && <CouldNotLoad title={texts.failed} retry={texts.retry} onRetry={refetch} />}
      {found && (
        <div className={styles.found} aria-busy={busy}>
          {found.customers.length === 0 ? (
            <EmptyState picture={<Icon name="users" size={72} />} title={texts.none} text={texts.noneText} />
          ) : (
            <>
              <CustomerTable customers={found.customers} />
              <CustomerCards customers={found.customers} />
            </>
          )}
          <Pager page={found.page} pages={found.totalPage} onPage={setPage} words={texts} />
        </div>
      )}
    </div>
  );
}
