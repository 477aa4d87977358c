import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button/Button';
import { SearchBar } from '../field/SearchBar';
import { SearchField } from '../field/SearchField';
import { TextField } from '../field/TextField';
import styles from './FilteredSearch.module.css';

/** As much as the server reads (contract). */
const LONGEST_SEARCH = 100;

/** What a list is narrowed by, whatever it lists; days as YYYY-MM-DD. */
interface ListFilters {
  readonly search?: string;
  readonly from?: string;
  readonly to?: string;
}

/** What is looked for in a list that has filters of its own. */
export interface FilterSearching<Filters extends ListFilters> {
  /** What stands in the search field. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** What is asked for; its search is the text once typing rests. */
  readonly filters: Filters;
  readonly onFilters: (filters: Filters) => void;
}

interface FilteredSearchProps<Filters extends ListFilters> extends FilterSearching<Filters> {
  /** How many filters are set, besides the search. */
  readonly count: number;
  readonly words: {
    readonly search: string;
    readonly clearSearch: string;
    readonly filters: (count: number) => string;
    readonly filtersLabel: string;
    readonly from: string;
    readonly to: string;
    readonly clearFilters: string;
  };
  /** The filters before the days. */
  readonly children: ReactNode;
  /** Those after. */
  readonly end?: ReactNode;
}

/** Finds entries of a list and narrows them; the filters are out of the way until they are wanted. */
export function FilteredSearch<Filters extends ListFilters>({
  text,
  onText,
  filters,
  onFilters,
  count,
  words,
  children,
  end,
}: FilteredSearchProps<Filters>) {
  const id = useId();
  const [open, setOpen] = useState(count > 0);
  return (
    <>
      <SearchBar>
        <SearchField
          label={words.search}
          clearLabel={words.clearSearch}
          maxLength={LONGEST_SEARCH}
          value={text}
          onText={onText}
        />
        <Button
          variant="outline"
          icon="filter"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          {words.filters(count)}
        </Button>
      </SearchBar>
      {open && (
        <fieldset id={id} className={styles.fields}>
          <legend className="visually-hidden">{words.filtersLabel}</legend>
          {children}
          <TextField
            label={words.from}
            type="date"
            value={filters.from ?? ''}
            max={filters.to}
            onText={(from) => onFilters({ ...filters, from: from || undefined })}
          />
          <TextField
            label={words.to}
            type="date"
            value={filters.to ?? ''}
            min={filters.from}
            onText={(to) => onFilters({ ...filters, to: to || undefined })}
          />
          {end}
          <div className={styles.clear}>
            <Button variant="quiet" onClick={() => onFilters({ search: filters.search } as Filters)}>
              {words.clearFilters}
            </Button>
          </div>
        </fieldset>
      )}
    </>
  );
}
