import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '#i18n/use-texts.ts';
import { searchPath } from '../rules/search-path';
import { searchTexts } from '../texts';
import styles from './SearchIdeas.module.css';

/** "Did you mean …": texts near to one that found nothing, each a search of its own. */
export function Corrections({ texts: corrections }: { readonly texts: readonly string[] }) {
  const texts = useTexts(searchTexts);
  const titleId = useId();
  return (
    <div>
      <p id={titleId} className={styles.title}>
        {texts.didYouMean}
      </p>
      <ul className={`${styles.ideas} ${styles.centred}`} aria-labelledby={titleId}>
        {corrections.map((correction) => (
          <li key={correction}>
            <Link to={searchPath(correction)} replace>
              {correction}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
