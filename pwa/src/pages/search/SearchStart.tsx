import { RecentSearches } from '../../features/search/components/RecentSearches';
import { SearchIdeas } from '../../features/search/components/SearchIdeas';
import { searchTexts } from '../../features/search/texts';
import { useTexts } from '../../i18n/use-texts';
import styles from './SearchPage.module.css';

/** The search page before anything is typed: what others search for, and what this shopper did lately. */
export function SearchStart() {
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
