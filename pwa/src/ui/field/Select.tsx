import { type SelectHTMLAttributes, useId } from 'react';
import { classes } from '../classes';
import { Icon } from '../icons/Icon';
import { Field } from './Field';
import styles from './Field.module.css';

interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'id' | 'onChange'> {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly error?: string;
  readonly hint?: string;
  readonly onChoice: (value: string) => void;
}

/** One choice of several: the browser's own list. */
export function Select({ label, options, error, hint, onChoice, ...rest }: SelectProps) {
  const id = useId();
  return (
    <Field id={id} label={label} error={error} hint={hint} required={rest.required}>
      <div className={styles.box}>
        <select
          id={id}
          className={classes(styles.input, styles.select)}
          aria-invalid={error !== undefined}
          aria-describedby={error || hint ? `${id}-note` : undefined}
          onChange={(event) => onChoice(event.target.value)}
          {...rest}
        >
          {options.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        <Icon name="down" size={18} className={styles.arrow} />
      </div>
    </Field>
  );
}
