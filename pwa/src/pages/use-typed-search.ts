import { useEffect, useRef, useState } from 'react';
import { usePageIsCurrent } from '#ui/page/page-context.ts';
import { useDebounced } from '../features/search/hooks/use-debounced';

/** How long typing must rest before the server is asked, in milliseconds (docs/product.md#timings). */
const REST_MS = 300;

/** A search field whose text is put into the address once typing rests. */
interface TypedSearch {
  /** What stands in the field. */
  readonly text: string;
  readonly onText: (text: string) => void;
}

/**
 * What is typed into the search of a list. Where the address comes to hold another search by itself, that stands in the
 * field; what was typed just before another page was opened is searched for when one is back.
 * @param search what the address holds
 * @param setSearch puts what was typed into the address, without spaces around it; it may arrive there late
 */
export function useTypedSearch(search: string, setSearch: (search: string) => void): TypedSearch {
  const current = usePageIsCurrent();
  const [text, setText] = useState(search);
  const rested = useDebounced(text.trim(), REST_MS);
  const before = useRef(search);
  /** What was put and has not arrived. */
  const underWay = useRef(new Set<string>());
  const latest = useRef(setSearch);
  latest.current = setSearch;

  useEffect(() => {
    const isOther = before.current !== search && !underWay.current.delete(search);
    before.current = search;
    if (rested === search) {
      underWay.current.clear();
    } else if (isOther) {
      // by a link to the whole list, say
      setText(search);
    } else if (current) {
      underWay.current.add(rested);
      latest.current(rested);
    }
  }, [search, rested, current]);

  return { text, onText: setText };
}
