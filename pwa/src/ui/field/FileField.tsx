import { type ReactNode, useId, useState } from 'react';
import { classes } from '../classes';
import { Icon } from '../icons/Icon';
import { Field } from './Field';
import styles from './FileField.module.css';

interface FileFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly error?: string | undefined;
  /** The types of file that are offered, as in the `accept` attribute. */
  readonly accept: string;
  readonly disabled: boolean;
  /** What the button says, and what stands beside it before a file is chosen. */
  readonly words: { readonly choose: string; readonly none: string };
  /** The file that is here already, in words. */
  readonly chosen?: ReactNode;
  readonly onFile: (file: File) => void;
}

/**
 * A field for one file, which can be dropped on it as well. The browser's own control lies over it, unseen: it would speak the
 * browser's language, not the shop's.
 */
export function FileField(props: FileFieldProps) {
  const { label, hint, error, accept, disabled, words, chosen, onFile } = props;
  const id = useId();
  const [name, setName] = useState<string>();
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      <div className={styles.box}>
        <input
          id={id}
          type="file"
          accept={accept}
          className={styles.input}
          disabled={disabled}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-chosen ${id}-note`}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) {
              setName(file.name);
              onFile(file);
            }
            // the same file chosen again is another attempt
            target.value = '';
          }}
        />
        <span className={classes(styles.button, disabled && styles.disabled)} aria-hidden="true">
          <Icon name="upload" size={20} />
          {words.choose}
        </span>
        <span id={`${id}-chosen`} className={styles.chosen}>
          {chosen ?? name ?? words.none}
        </span>
      </div>
    </Field>
  );
}
