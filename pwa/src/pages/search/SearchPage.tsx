import { useOwnLocation } from '../../app/own-location';
import { PageHead } from '../../app/PageHead';
import { searchedTerm } from '../../features/search/rules/searched-term';
import { searchTexts } from '../../features/search/texts';
import { useTexts } from '../../i18n/use-texts';
import { BackToTop } from '../../ui/scroll/BackToTop';
import styles from './SearchPage.module.css';
import { SearchResults } from './SearchResults';
import { SearchStart } from './SearchStart';

/** Search results of the term in `q` (docs/product.md#search). */
export function SearchPage() {
  const texts = useTexts(searchTexts);
  const { search } = useOwnLocation();
  const term = searchedTerm(new URLSearchParams(search).get('q') ?? '');
  return (
    <div className={styles.page}>
      {/* Search engines may look, and take all terms for one page. */}
      <PageHead
        title={term ? texts.title(term) : texts.pageTitle}
        description={texts.description}
        canonical="/search"
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
