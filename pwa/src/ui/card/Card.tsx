import type { ReactNode } from 'react';
import { classes } from '../classes';
import styles from './Card.module.css';

interface CardProps {
  /** The id of the heading that names it. */
  readonly labelledBy: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A sheet of a page on which belongs together what stands on it. */
export function Card({ labelledBy, className, children }: CardProps) {
  return (
    <section className={classes(styles.card, className)} aria-labelledby={labelledBy}>
      {children}
    </section>
  );
}
