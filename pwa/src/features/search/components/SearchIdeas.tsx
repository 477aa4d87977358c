import { Link } from 'react-router-dom';
import { useTexts } from '../../../language/use-texts';
import { searchPath } from '../rules/search-path';
import { searchTexts } from '../texts';
import styles from './SearchIdeas.module.css';

/** Terms to start from: what shoppers search for most. */
export function SearchIdeas() {
  const texts = useTexts(searchTexts);
  return (
    <ul className={styles.ideas} aria-label={texts.popular}>
      {texts.ideas.map((idea) => (
        <li key={idea}>
          <Link to={searchPath(idea)} replace>
            {idea}
          </Link>
        </li>
      ))}
    </ul>
  );
}
