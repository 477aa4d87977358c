import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/Button';
import { reviewTexts } from '../texts';
import styles from './ReviewPages.module.css';

interface ReviewPagesProps {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly onTurn: (page: number) => void;
}

/** Leads through the pages of reviews. */
export function ReviewPages({ page, pages, onTurn }: ReviewPagesProps) {
  const texts = useTexts(reviewTexts);
  return (
    <nav className={styles.pages} aria-label={texts.pages}>
      <Button look="outline" icon="left" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        {texts.previous}
      </Button>
      <span>{texts.page(page, pages)}</span>
      <Button look="outline" icon="right" disabled={page >= pages} onClick={() => onTurn(page + 1)}>
        {texts.next}
      </Button>
    </nav>
  );
}
