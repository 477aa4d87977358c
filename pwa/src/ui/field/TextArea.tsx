import { type TextareaHTMLAttributes, useId } from 'react';
import { Field } from './Field';
import styles from './Field.module.css';

interface TextAreaProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'id' | 'onChange'> {
  readonly label: string;
  readonly error?: string;
  readonly hint?: string;
  readonly onText: (text: string) => void;
}

/** Several lines of text with their label above. */
export function TextArea({ label, error, hint, onText, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <Field id={id} label={label} error={error} hint={hint} required={rest.required}>
      <div className={styles.box}>
        <textarea
          id={id}
          className={styles.input}
          aria-invalid={error !== undefined}
          aria-describedby={error || hint ? `${id}-note` : undefined}
          onChange={(event) => onText(event.target.value)}
          {...rest}
        />
      </div>
    </Field>
  );
}
