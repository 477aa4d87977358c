import { Button } from '../button/Button';
import styles from './Pager.module.css';

interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
  readonly words: {
    /** What assistive technology calls the whole. */
    readonly pages: string;
    readonly previous: string;
    readonly next: string;
    readonly pageOf: (page: number, pages: number) => string;
  };
}

/**
 * Previous and next, where there is more than one page (docs/product.md#products-admin). Where the page is gone, since
 * less is found by now, previous leads to the last one there is.
 */
export function Pager({ page, pages, onPage, words }: PagerProps) {
  if (pages <= 1 && page <= 1) return null;
  const before = Math.max(1, Math.min(page - 1, pages));
  return (
    <nav className={styles.pager} aria-label={words.pages}>
      <Button variant="outline" icon="left" disabled={page <= 1} onClick={() => onPage(before)}>
        {words.previous}
      </Button>
      <span>{words.pageOf(page, pages)}</span>
      <Button variant="outline" icon="right" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {words.next}
      </Button>
    </nav>
  );
}
