import type { ReactNode } from 'react';
import styles from './LoadingPlace.module.css';

interface LoadingPlaceProps {
  /** The words that say for what one waits. */
  readonly text: string;
  /** Skeletons the size of what comes. */
  readonly children: ReactNode;
}

/** The place of what is still loading: words that are shown and read out, and its shape below. */
export function LoadingPlace({ text, children }: LoadingPlaceProps) {
  return (
    <div className={styles.place}>
      <p className={styles.text} role="status">
        {text}
      </p>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
