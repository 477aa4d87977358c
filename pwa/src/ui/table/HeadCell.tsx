import { Icon } from '../icons/Icon';
import styles from './DataTable.module.css';

interface HeadCellProps {
  readonly words: string;
  readonly className: string | undefined;
  /** How the table is sorted by this column, if it is. */
  readonly sorted: false | 'asc' | 'desc';
  /** Sorts by it; missing where nothing is sorted by it. */
  readonly onSort: ((descending: boolean) => void) | undefined;
}

/** The words over a column; where the table can be sorted by it, a button that does, and turns the order around. */
export function HeadCell({ words, className, sorted, onSort }: HeadCellProps) {
  const order = sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : 'none';
  return (
    <th scope="col" className={className} aria-sort={onSort ? order : undefined}>
      {onSort ? (
        <button type="button" className={styles.sort} onClick={() => onSort(sorted !== 'desc')}>
          {words}
          <Icon
            name={sorted === 'asc' ? 'up' : 'down'}
            size={14}
            className={sorted ? undefined : styles.unsorted}
          />
        </button>
      ) : (
        words
      )}
    </th>
  );
}
