import { classes } from '../classes';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  readonly shape?: 'line' | 'title' | 'picture' | 'card' | 'button';
  readonly className?: string;
}

/** Placeholder for something that is still loading. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return <span className={classes(styles.skeleton, styles[shape], className)} aria-hidden="true" />;
}
