import { Button } from '../button/Button';
import styles from './Pagination.module.css';

interface PaginationProps {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** Such as `Page 2 of 5`. */
  readonly text: string;
}

/** Previous, where we are, next; nothing when there is one page. */
export function Pagination({ page, pages, onPage, previousLabel, nextLabel, text }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav className={styles.pagination} aria-label={text}>
      <Button look="outline" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {previousLabel}
      </Button>
      <span aria-live="polite">{text}</span>
      <Button look="outline" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {nextLabel}
      </Button>
    </nav>
  );
}
