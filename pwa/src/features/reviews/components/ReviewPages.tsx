import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { reviewTexts } from '../texts';
import styles from './ReviewPages.module.css';

interface ReviewPagesProps {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** Leads through the pages of reviews. */
export function ReviewPages({ page, pages, onPage }: ReviewPagesProps) {
  const texts = useTexts(reviewTexts);
  return (
    <nav className={styles.pages} aria-label={texts.pages}>
      <Button variant="outline" icon="left" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {texts.previous}
      </Button>
      <span>{texts.page(page, pages)}</span>
      <Button variant="outline" icon="right" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {texts.next}
      </Button>
    </nav>
  );
}
