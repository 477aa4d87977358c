import { useOwnLocation } from '../../app/own-location';
import { PageHead } from '../../app/PageHead';
import { searchTerm } from '../../features/search/rules/search-term';
import { searchTexts } from '../../features/search/texts';
import { useTexts } from '../../language/use-texts';
import { BackToTop } from '../../ui/scroll/BackToTop';
import styles from './SearchPage.module.css';
import { SearchResults } from './SearchResults';
import { SearchStart } from './SearchStart';

/** Search results of the term in `q` (section 2). */
export function SearchPage() {
  const texts = useTexts(searchTexts);
  const { search } = useOwnLocation();
  const term = searchTerm(new URLSearchParams(search).get('q') ?? '');
  return (
    <div className={styles.page}>
      <PageHead
        title={term ? texts.title(term) : texts.pageTitle}
        description={texts.description}
        noIndex={term !== ''}
      />
      {term ? (
        <>
          <h1>{texts.title(term)}</h1>
          <SearchResults term={term} />
        </>
      ) : (
        <SearchStart />
      )}
      <BackToTop label={texts.backToTop} />
    </div>
  );
}
