import { Link } from 'react-router-dom';
import { useTexts } from '#i18n/use-texts.ts';
import { classes } from '#ui/classes.ts';
import { searchPath } from '../rules/search-path';
import { searchTexts } from '../texts';
import styles from './SearchIdeas.module.css';

/** Terms to start from: what shoppers search for most; `centred` below a picture. */
export function SearchIdeas({ centred = false }: { readonly centred?: boolean }) {
  const texts = useTexts(searchTexts);
  return (
    <ul className={classes(styles.ideas, centred && styles.centred)} aria-label={texts.popular}>
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
