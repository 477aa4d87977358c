import { useTexts } from '../../../language/use-texts';
import { Button } from '../../../ui/button/Button';
import { PAGE_SIZE } from '../rules/stock-query';
import { stockTexts } from '../texts';
import styles from './StockList.module.css';

interface StockPagerProps {
  /** From 1. */
  readonly page: number;
  /** How many entries all pages have. */
  readonly totalCount: number;
  readonly onPage: (page: number) => void;
}

/** Previous and next, where there is more than one page. */
export function StockPager({ page, totalCount, onPage }: StockPagerProps) {
  const texts = useTexts(stockTexts);
  const pages = Math.ceil(totalCount / PAGE_SIZE);
  if (pages <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={texts.pages}>
      <Button look="outline" icon="left" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {texts.previous}
      </Button>
      <span>{texts.pageOf(page, pages)}</span>
      <Button look="outline" icon="right" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {texts.next}
      </Button>
    </nav>
  );
}
