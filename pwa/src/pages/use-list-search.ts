import { useLocation, useNavigate } from 'react-router-dom';
import type { Sorting } from '#ui/table/data-column.ts';
import type { ListSearching } from '../ui/field/ListSearch';
import { useTypedSearch } from './use-typed-search';

/** A list that can be looked at as cards, too. */
interface ViewedList<Show extends string> extends ListSearching<Show> {
  readonly cards: boolean;
  readonly setCards: (cards: boolean) => void;
  /** Undefined while nothing was chosen to sort by. */
  readonly sorting: Sorting | undefined;
  readonly setSorting: (sorting: Sorting) => void;
}

/**
 * What an administrator looks for in a list: typed here, kept in the address, so that Back finds it again.
 * @param shows the parts of the list; the first is shown unless another is asked for
 */
export function useListSearch<Show extends string>(shows: readonly [Show, ...Show[]]): ViewedList<Show> {
  const query = new URLSearchParams(useLocation().search);
  const search = query.get('q') ?? '';
  const requested = query.get('show');
  const [whole] = shows;
  const show = shows.find((which) => which === requested) ?? whole;
  const page = Math.max(1, Math.floor(Number(query.get('page'))) || 1);
  const cards = query.get('view') === 'cards';
  const by = query.get('sort');
  const sorting = by ? { by, descending: query.has('down') } : undefined;
  const navigate = useNavigate();

  const write = (
    q: string,
    which: Show,
    number: number,
    { asCards = cards, sorted = sorting }: { asCards?: boolean; sorted?: Sorting | undefined } = {},
  ) => {
    const next = new URLSearchParams([
      ...(q ? [['q', q]] : []),
      ...(which === whole ? [] : [['show', which]]),
      ...(number > 1 ? [['page', `${number}`]] : []),
      ...(asCards ? [['view', 'cards']] : []),
      ...(sorted ? [['sort', sorted.by]] : []),
      ...(sorted?.descending ? [['down', '']] : []),
    ]);
    navigate({ search: next.toString() }, { replace: true });
  };

  return {
    ...useTypedSearch(search, (q) => write(q, show, 1)),
    search,
    show,
    setShow: (which) => write(search, which, 1),
    page,
    setPage: (number) => write(search, show, number),
    cards,
    setCards: (asCards) => write(search, show, 1, { asCards }),
    sorting,
    setSorting: (sorted) => write(search, show, 1, { sorted }),
  };
}
