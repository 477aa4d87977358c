import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOwnLocation } from '../app/own-location';
import { usePageIsCurrent } from '../app/page-context';
import { useDebounced } from '../features/search/hooks/use-debounced';
import type { ListSearching } from '../ui/field/ListSearch';

/** How long typing must rest before the server is asked, in milliseconds (section 9). */
const REST_MS = 300;

/**
 * What an administrator looks for in a list: typed here, kept in the address, so that Back finds it again.
 * @param shows the parts of the list; the first is shown unless another is asked for
 */
export function useListSearch<Show extends string>(shows: readonly [Show, ...Show[]]): ListSearching<Show> {
  const query = new URLSearchParams(useOwnLocation().search);
  const search = query.get('q') ?? '';
  const wished = query.get('show');
  const [whole] = shows;
  const show = shows.find((which) => which === wished) ?? whole;
  const page = Math.max(1, Math.floor(Number(query.get('page'))) || 1);
  const navigate = useNavigate();
  const current = usePageIsCurrent();
  const [text, setText] = useState(search);
  const rested = useDebounced(text.trim(), REST_MS);

  const write = (q: string, which: Show, number: number) => {
    const next = new URLSearchParams([
      ...(q ? [['q', q]] : []),
      ...(which === whole ? [] : [['show', which]]),
      ...(number > 1 ? [['page', `${number}`]] : []),
    ]);
    navigate({ search: next.toString() }, { replace: true });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when typing rests, not when the address changes
  useEffect(() => {
    if (current && rested !== search) write(rested, show, 1);
  }, [rested]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address changes, not when typing rests
  useEffect(() => {
    // by a link to the whole list, say
    if (search !== rested) setText(search);
  }, [search]);

  return {
    text,
    onText: setText,
    search,
    show,
    setShow: (which) => write(search, which, 1),
    page,
    setPage: (number) => write(search, show, number),
  };
}
