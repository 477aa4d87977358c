import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOwnLocation } from '../../app/own-location';
import { usePageIsCurrent } from '../../app/page-context';
import { useDebounced } from '../../features/search/hooks/use-debounced';

/** How long typing must rest before the server is asked, in milliseconds. */
const REST_MS = 300;

/** What an administrator looks for. It stands in the address, so that Back and a shared link find it again. */
export interface CustomerSearch {
  /** What stands in the field. */
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly search: string;
  /** From 1. */
  readonly page: number;
  readonly setPage: (page: number) => void;
}

/** The search for customers: typed here, kept in the address once it rests. */
export function useCustomerSearch(): CustomerSearch {
  const query = new URLSearchParams(useOwnLocation().search);
  const search = query.get('q') ?? '';
  const page = Math.max(1, Math.floor(Number(query.get('page'))) || 1);
  const navigate = useNavigate();
  const current = usePageIsCurrent();
  const [text, setText] = useState(search);
  const rested = useDebounced(text.trim(), REST_MS);

  const write = (q: string, number: number) => {
    const next = new URLSearchParams([
      ...(q ? [['q', q]] : []),
      ...(number > 1 ? [['page', `${number}`]] : []),
    ]);
    navigate({ search: next.toString() }, { replace: true });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when typing rests, not when the address changes
  useEffect(() => {
    if (current && rested !== search) write(rested, 1);
  }, [rested]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address changes, not when typing rests
  useEffect(() => {
    // by a link to all customers, say
    if (search !== rested) setText(search);
  }, [search]);

  return { text, setText, search, page, setPage: (number) => write(search, number) };
}
