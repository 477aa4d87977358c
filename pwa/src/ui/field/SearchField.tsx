import { useRef } from 'react';
import { classes } from '../classes';
import { Icon } from '../icons/Icon';
import { ClearCross } from './ClearCross';
import styles from './Field.module.css';
import { hideKeyboard, searchInput } from './search-input';

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
        {...searchInput}
        className={styles.input}
        maxLength={maxLength}
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={({ target }) => onText(target.value)}
        // What is found is there already: Enter takes the keyboard off the screen.
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') hideKeyboard(currentTarget);
        }}
      />
      {value !== '' && <ClearCross label={clearLabel} input={input} onClear={() => onText('')} />}
    </search>
  );
}
