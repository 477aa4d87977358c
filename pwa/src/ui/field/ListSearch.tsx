import { Chip } from '../button/Chip';
import styles from './ListSearch.module.css';
import { SearchBar } from './SearchBar';
import { SearchField } from './SearchField';

/** What is looked for in a list of several pages, and which part of it is shown. */
export interface ListSearching<Show extends string> {
  /** What stands in the search field. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** What is searched for: the text once typing rests. */
  readonly search: string;
  readonly show: Show;
  readonly setShow: (show: Show) => void;
  /** From 1. */
  readonly page: number;
  readonly setPage: (page: number) => void;
}

interface ListSearchProps<Show extends string> extends ListSearching<Show> {
  /** The parts of the list, in the order of the screen. */
  readonly shows: readonly Show[];
  /** How many characters a search has at most. */
  readonly longest: number;
  readonly words: {
    readonly search: string;
    readonly clearSearch: string;
    /** What assistive technology calls the choice of a part. */
    readonly which: string;
    readonly shows: Readonly<Record<Show, string>>;
  };
}

/** Finds entries of a list by a text, and chooses which part of it is shown. */
export function ListSearch<Show extends string>({
  text,
  onText,
  show,
  setShow,
  shows,
  longest,
  words,
}: ListSearchProps<Show>) {
  return (
    <SearchBar>
      <SearchField
        label={words.search}
        clearLabel={words.clearSearch}
        maxLength={longest}
        value={text}
        onText={onText}
      />
      <fieldset className={styles.shows}>
        <legend className="visually-hidden">{words.which}</legend>
        {shows.map((which) => (
          <Chip key={which} chosen={which === show} onChoose={() => setShow(which)}>
            {words.shows[which]}
          </Chip>
        ))}
      </fieldset>
    </SearchBar>
  );
}
