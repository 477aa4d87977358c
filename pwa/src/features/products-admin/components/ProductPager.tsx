import { useTexts } from '../../../language/use-texts';
import { Button } from '../../../ui/button/Button';
import { productAdminTexts } from '../texts';
import styles from './ProductList.module.css';

interface ProductPagerProps {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** Previous and next, where there is more than one page (section 2, Admin Products). */
export function ProductPager({ page, pages, onPage }: ProductPagerProps) {
  const texts = useTexts(productAdminTexts);
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
