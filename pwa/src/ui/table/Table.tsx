import type { ReactNode } from 'react';
import { classes } from '../classes';
import styles from './Table.module.css';

interface TableProps {
  /** What assistive technology calls it. */
  readonly label: string;
  /** The words over the columns, and the class of each. */
  readonly columns: readonly { readonly words: string; readonly className?: string }[];
  /** The rows. */
  readonly children: ReactNode;
  /** Of the frame around the table. */
  readonly frameClass?: string;
  /** Of the table; what it says counts more than the rules here. */
  readonly className?: string;
}

/** A table in a frame, with a head over its columns. */
export function Table({ label, columns, children, frameClass, className }: TableProps) {
  return (
    <div className={classes(styles.frame, frameClass)}>
      <table className={classes(styles.table, className)} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ words, className: column }) => (
              <th key={words} scope="col" className={column}>
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
