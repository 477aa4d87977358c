import { useRef } from 'react';
import { useTexts } from '../../../language/use-texts';
import { IconButton } from '../../../ui/button/IconButton';
import { Icon } from '../../../ui/icons/Icon';
import { customerTexts } from '../texts';
import styles from './CustomerSearch.module.css';

/** As much as the server reads (contract). */
const LONGEST = 100;

interface CustomerSearchProps {
  readonly value: string;
  readonly onText: (text: string) => void;
}

/** Part of a name, an e-mail address or a mobile number; a cross clears it. */
export function CustomerSearch({ value, onText }: CustomerSearchProps) {
  const texts = useTexts(customerTexts);
  const input = useRef<HTMLInputElement>(null);
  return (
    <search className={styles.search} aria-label={texts.title}>
      <Icon name="search" size={20} />
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LONGEST}
        aria-label={texts.search}
        placeholder={texts.search}
        value={value}
        onChange={({ target }) => onText(target.value)}
      />
      {value !== '' && (
        <IconButton
          icon="close"
          label={texts.clearSearch}
          onClick={() => {
            onText('');
            input.current?.focus();
          }}
        />
      )}
    </search>
  );
}
