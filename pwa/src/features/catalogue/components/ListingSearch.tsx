import { useRef } from 'react';
import { useTexts } from '../../../language/use-texts';
import { IconButton } from '../../../ui/button/IconButton';
import { Icon } from '../../../ui/icons/Icon';
import { LONGEST_SEARCH } from '../rules/listing-filters';
import { listingTexts } from '../texts/listing';
import styles from './ListingSearch.module.css';

interface ListingSearchProps {
  readonly value: string;
  readonly onText: (text: string) => void;
}

/** Searches the names of a listing; a cross clears it. */
export function ListingSearch({ value, onText }: ListingSearchProps) {
  const texts = useTexts(listingTexts);
  const input = useRef<HTMLInputElement>(null);
  return (
    <search className={styles.search} aria-label={texts.search}>
      <Icon name="search" size={20} />
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={LONGEST_SEARCH}
        aria-label={texts.search}
        placeholder={texts.search}
        value={value}
        onChange={(event) => onText(event.target.value)}
        // What is found is there already: Enter takes the keyboard off the screen.
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
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
