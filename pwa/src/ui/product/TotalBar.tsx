import { formatTotal } from '@jhola/shared/domain/money/money';
import type { ReactNode } from 'react';
import { classes } from '../classes';
import styles from './TotalBar.module.css';

interface TotalBarProps {
  readonly label: string;
  /** What is to be paid; missing where there is nothing to pay yet. */
  readonly rupees?: number;
  /** Stays at the bottom of a small screen while its page scrolls. */
  readonly sticky?: boolean;
  /** A line above, such as why the button does not work now. */
  readonly note?: string;
  /** The button that leads on. */
  readonly children: ReactNode;
}

/** What is to be paid, and the button that leads on. */
export function TotalBar({ label, rupees, sticky, note, children }: TotalBarProps) {
  return (
    <div className={classes(styles.bar, sticky && styles.sticky)}>
      {note && <p className={styles.note}>{note}</p>}
      {rupees !== undefined && (
        <p className={styles.total}>
          <small>{label}</small>
          <strong>{formatTotal(rupees)}</strong>
        </p>
      )}
      <div className={styles.action}>{children}</div>
    </div>
  );
}
