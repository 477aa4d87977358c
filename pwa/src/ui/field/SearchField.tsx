import { useRef } from 'react';
import { IconButton } from '../button/IconButton';
import { classes } from '../classes';
import { Icon } from '../icons/Icon';
import styles from './Field.module.css';

interface SearchFieldProps {
  /** What is searched; stands in the empty field, too. */
  readonly label: string;
  /** The words of the cross. */
  readonly clearLabel: string;
  /** How many characters it takes. */
  readonly maxLength: number;
  readonly value: string;
  readonly onText: (text: string) => void;
}

/** Narrows what stands below while one types; a cross clears it. */
export function SearchField({ label, clearLabel, maxLength, value, onText }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <search className={classes(styles.box, styles.search)} aria-label={label}>
      <Icon name="search" size={20} />
      <input
        ref={input}
        className={styles.input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxLength}
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={({ target }) => onText(target.value)}
        // What is found is there already: Enter takes the keyboard off the screen.
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter' && window.matchMedia('(pointer: coarse)').matches) currentTarget.blur();
        }}
      />
      {value !== '' && (
        <IconButton
          icon="close"
          label={clearLabel}
          onClick={() => {
            onText('');
            input.current?.focus();
          }}
        />
      )}
    </search>
  );
}
