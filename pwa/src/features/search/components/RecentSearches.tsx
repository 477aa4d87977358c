import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { IconButton } from '#ui/button/IconButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { forgetAllSearches, forgetSearch } from '../commands/recent-searches';
import { useRecentSearches } from '../hooks/use-recent-searches';
import { searchPath } from '../rules/search-path';
import { searchTexts } from '../texts';
import styles from './RecentSearches.module.css';

/** What this shopper searched for lately, to search again or to forget, one by one or all; nothing when there is none. */
export function RecentSearches() {
  const texts = useTexts(searchTexts);
  const recent = useRecentSearches();
  const titleId = useId();
  if (recent.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.recent}>
      <header>
        <h2 id={titleId}>{texts.recent}</h2>
        <Button variant="quiet" size="small" onClick={() => void forgetAllSearches()}>
          {texts.forgetAll}
        </Button>
      </header>
      <ul>
        {recent.map((term) => (
          <li key={term}>
            <Link to={searchPath(term)} replace>
              <Icon name="clock" size={18} />
              <span>{term}</span>
            </Link>
            <IconButton icon="close" label={texts.forget(term)} onClick={() => void forgetSearch(term)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
