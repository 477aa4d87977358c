import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { Field } from './Field';
import styles from './Field.module.css';

interface TextFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'onChange'> {
  readonly label: string;
  /** What is wrong with the value; read out and shown below. */
  readonly error?: string;
  readonly hint?: string;
  readonly onText: (text: string) => void;
  /** A control at the end of the field. */
  readonly end?: ReactNode;
}

/** A line of text with its label above. */
export function TextField({ label, error, hint, onText, end, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} error={error} hint={hint} required={rest.required}>
      <div className={styles.box}>
        <input
          id={id}
          className={styles.input}
          aria-invalid={error !== undefined}
          aria-describedby={error || hint ? `${id}-note` : undefined}
          onChange={(event) => onText(event.target.value)}
          {...rest}
        />
        {end}
      </div>
    </Field>
  );
}
