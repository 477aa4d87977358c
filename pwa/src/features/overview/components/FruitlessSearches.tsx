import type { Overview } from '@jhola/shared/contracts/overview.contract';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { formatTimeAgo } from '#i18n/format-time.ts';
import { useLanguage, useTexts } from '#i18n/use-texts.ts';
import { Card } from '#ui/card/Card.tsx';
import { overviewTexts } from '../texts';
import styles from './Overview.module.css';

/** What was searched for in vain, the most often first. */
export function FruitlessSearches({ fruitlessSearches, at }: Pick<Overview, 'fruitlessSearches' | 'at'>) {
  const texts = useTexts(overviewTexts);
  const language = useLanguage();
  const heading = useId();
  return (
    <Card labelledBy={heading} className={styles.list}>
      <h2 id={heading}>{texts.searches}</h2>
      <p className={styles.quiet}>{fruitlessSearches.length === 0 ? texts.noSearches : texts.searchesHint}</p>
      <ol className={styles.rows}>
        {fruitlessSearches.map(({ text, count, lastAt }) => (
          <li key={text} className={styles.row}>
            <div className={styles.name}>
              <Link to={`/search?${new URLSearchParams({ q: text })}`}>{text}</Link>
            </div>
            <div className={styles.figures}>
              <b>{texts.times(count)}</b>
              <span className={styles.quiet}>{formatTimeAgo(lastAt, Date.parse(at), language)}</span>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
