import { useLocation } from 'react-router-dom';
import { RecentSearches } from '#features/search/components/RecentSearches.tsx';
import { SearchIdeas } from '#features/search/components/SearchIdeas.tsx';
import { searchedTerm } from '#features/search/rules/searched-term.ts';
import { searchTexts } from '#features/search/texts.ts';
import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { BackToTop } from '#ui/scroll/BackToTop.tsx';
import styles from './SearchPage.module.css';
import { SearchResults } from './SearchResults';

/** Search results of the term in `q` (docs/product.md#search). */
export function SearchPage() {
  const texts = useTexts(searchTexts);
  const { search } = useLocation();
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

/** The search page before anything is typed: what others search for, and what this shopper did lately. */
function SearchStart() {
  const texts = useTexts(searchTexts);
  return (
    <div className={styles.start}>
      <div>
        <h1>{texts.startTitle}</h1>
        <p className={styles.hint}>{texts.startHint}</p>
      </div>
      <section className={styles.popular}>
        <h2>{texts.popular}</h2>
        <SearchIdeas />
      </section>
      <RecentSearches />
    </div>
  );
}
