import { PageHead } from '../../app/PageHead';
import { SearchPrompt } from '../../app/shell/SearchPrompt';
import { appTexts } from '../../app/texts';
import { Button } from '../../ui/button/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import styles from './NotFoundPage.module.css';

/** An unknown address: says so and offers the search (decisions, Routes). */
export function NotFoundPage() {
  return (
    <div className={styles.page}>
      <PageHead title={appTexts.notFoundTitle} noIndex />
      <h1 className="visually-hidden">{appTexts.notFoundTitle}</h1>
      <EmptyState
        picture={<img src="/illustrations/no-data.svg" alt="" width={240} height={192} />}
        title={appTexts.notFoundTitle}
        text={appTexts.notFoundText}
      />
      <SearchPrompt />
      <Button to="/" look="outline">
        {appTexts.goHome}
      </Button>
    </div>
  );
}
