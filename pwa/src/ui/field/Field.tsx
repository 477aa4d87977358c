import type { ReactNode } from 'react';
import { classes } from '../classes';
import styles from './Field.module.css';

interface FieldProps {
  /** The id of the control; the note below it is `{id}-note`. */
  readonly id: string;
  readonly label: string;
  readonly error?: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly children: ReactNode;
}

/** A label, a control and a note below it; the frame of every form field. */
export function Field({ id, label, error, hint, required, children }: FieldProps) {
  return (
    <div className={classes(styles.field, error !== undefined && styles.wrong)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </label>
      {children}
      {(error ?? hint) && (
        <p id={`${id}-note`} className={styles.note} role={error ? 'alert' : undefined}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
