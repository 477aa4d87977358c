import { useOwnLocation } from '../../app/own-location';
import { PageHead } from '../../app/PageHead';
import { SearchIdeas } from '../../features/search/components/SearchIdeas';
import { searchTexts as texts } from '../../features/search/texts';
import styles from './SearchPage.module.css';
import { SearchResults } from './SearchResults';

/** Search results of the term in `q` (section 2). */
export function SearchPage() {
  const { search } = useOwnLocation();
  const typed = new URLSearchParams(search).get('q') ?? '';
  const term = typed.trim().replace(/\s+/g, ' ');
  return (
    <div className={styles.page}>
      <PageHead title={term ? texts.title(typed) : texts.pageTitle} noIndex />
      {term ? (
        <>
          <h1>{texts.title(typed)}</h1>
          <SearchResults term={term} />
        </>
      ) : (
        <>
          <h1>{texts.startTitle}</h1>
          <p className={styles.hint}>{texts.startHint}</p>
          <SearchIdeas />
        </>
      )}
    </div>
  );
}
