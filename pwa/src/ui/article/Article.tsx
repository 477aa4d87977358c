import type { ReactNode } from 'react';
import { classes } from '../classes';
import styles from './Article.module.css';

interface ArticleProps {
  /** Left out where it stands elsewhere. */
  readonly title?: string;
  readonly lead?: string;
  /** Inside something that has an edge of its own. */
  readonly inset?: boolean;
  readonly children: ReactNode;
}

/** A page of running text. */
export function Article({ title, lead, inset, children }: ArticleProps) {
  return (
    <article className={classes(styles.article, inset && styles.inset)}>
      {title && <h1>{title}</h1>}
      {lead && <p className={styles.lead}>{lead}</p>}
      <div className={styles.text}>{children}</div>
    </article>
  );
}
