import type { ReactNode } from 'react';
import styles from './LoadingPlaceholder.module.css';

interface LoadingPlaceholderProps {
  /** The words that say for what one waits. */
  readonly text: string;
  /** Skeletons the size of what comes. */
  readonly children: ReactNode;
}

/** Placeholder for what is still loading: words that are shown and read out, and its shape below. */
export function LoadingPlaceholder({ text, children }: LoadingPlaceholderProps) {
  return (
    <div className={styles.placeholder}>
      <p className={styles.text} role="status">
        {text}
      </p>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
