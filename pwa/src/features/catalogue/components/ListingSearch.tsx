import { IconButton } from '../../../ui/button/IconButton';
import { Icon } from '../../../ui/icons/Icon';
import { listingTexts as texts } from '../texts/listing';
import styles from './ListingSearch.module.css';

interface ListingSearchProps {
  readonly value: string;
  readonly onText: (text: string) => void;
}

/** Searches the names of a listing; a cross clears it. */
export function ListingSearch({ value, onText }: ListingSearchProps) {
  return (
    <search className={styles.search}>
      <Icon name="search" size={20} />
      <input
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={texts.search}
        placeholder={texts.search}
        value={value}
        onChange={(event) => onText(event.target.value)}
      />
      {value !== '' && <IconButton icon="close" label={texts.clearSearch} onClick={() => onText('')} />}
    </search>
  );
}
