import type { ReactNode } from 'react';
import { classes } from '../classes';
import styles from './Badge.module.css';

interface BadgeProps {
  readonly tone?: 'success' | 'danger' | 'accent' | 'primary' | 'neutral';
  /** Solid colour instead of a tint. */
  readonly solid?: boolean;
  /** Draws the eye (a discount of 50 % or more: docs/product.md#discount-badge). */
  readonly pulse?: boolean;
  readonly children: ReactNode;
}

/** A short word or number on a tint. */
export function Badge({ tone = 'neutral', solid, pulse, children }: BadgeProps) {
  return (
    <span className={classes(styles.badge, styles[tone], solid && styles.solid, pulse && styles.pulse)}>
      {children}
    </span>
  );
}
