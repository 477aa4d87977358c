import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  readonly picture: ReactNode;
  /** The words for this emptiness. */
  readonly title: string;
  readonly text?: string;
  /** A button or link that leads on. */
  readonly action?: ReactNode;
}

/** Nothing here: a picture, what that means, and where to go from here. */
export function EmptyState({ picture, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <div className={styles.picture}>{picture}</div>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}
