import type { ReactNode } from 'react';
import styles from './Progress.module.css';

interface ProgressProps {
  /** What assistive technology calls the bar. */
  readonly label: string;
  /** How much is done; undefined while nobody knows of how much. */
  readonly value: number | undefined;
  readonly max: number;
  /** Words beside the bar, and what ends it. */
  readonly children: ReactNode;
}

/** How far something is that takes long: a bar, and words beside it. */
export function Progress({ label, value, max, children }: ProgressProps) {
  return (
    <div className={styles.progress}>
      <progress max={Math.max(1, max)} value={value} aria-label={label} />
      {children}
    </div>
  );
}
