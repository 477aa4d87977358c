import type { ReactNode } from 'react';
import { classes } from '../classes';
import styles from './OutcomeCard.module.css';

interface OutcomeCardProps {
  /** `waiting` is neither: nothing has ended yet. */
  readonly tone: 'success' | 'danger' | 'waiting';
  readonly sign: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
}

/** How something ended: a sign, the words, what to do next. */
export function OutcomeCard({ tone, sign, title, children }: OutcomeCardProps) {
  return (
    <section className={classes(styles.card, styles[tone])}>
      <span className={styles.sign}>{sign}</span>
      <h1>{title}</h1>
      {children}
    </section>
  );
}
