import { Icon } from '../icons/Icon';
import styles from './DataTable.module.css';

interface HeadCellProps {
  readonly words: string;
  readonly className: string | undefined;
  /** How the table is sorted by this column, if it is. */
  readonly sorted: false | 'asc' | 'desc';
  /** Whether the first press puts the largest first. */
  readonly largestFirst: boolean;
  /** Sorts by it; missing where nothing is sorted by it. */
  readonly onSort: ((descending: boolean) => void) | undefined;
}

/** The words over a column; where the table can be sorted by it, a button that does, and turns the order around. */
export function HeadCell({ words, className, sorted, largestFirst, onSort }: HeadCellProps) {
  const order = sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : 'none';
  return (
    <th scope="col" className={className} aria-sort={onSort ? order : undefined}>
      {onSort ? (
        <button
          type="button"
          className={styles.sort}
          onClick={() => onSort(sorted ? sorted === 'asc' : largestFirst)}
        >
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
