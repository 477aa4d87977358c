import { Link } from 'react-router-dom';
import { searchTexts as texts } from '../texts';
import styles from './SearchIdeas.module.css';

/** Terms to start from, before anything is typed. */
export function SearchIdeas() {
  return (
    <ul className={styles.ideas}>
      {texts.ideas.map((idea) => (
        <li key={idea}>
          <Link to={`/search?q=${encodeURIComponent(idea)}`} replace>
            {idea}
          </Link>
        </li>
      ))}
    </ul>
  );
}
