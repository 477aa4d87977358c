import type { ReactNode } from 'react';
import styles from './Article.module.css';

interface ArticleProps {
  /** Left out where it stands elsewhere. */
  readonly title?: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A page of running text. */
export function Article({ title, lead, children }: ArticleProps) {
  return (
    <article className={styles.article}>
      {title && <h1>{title}</h1>}
      {lead && <p className={styles.lead}>{lead}</p>}
      <div className={styles.text}>{children}</div>
    </article>
  );
}
