import { useCallback, useEffect, useRef, useState } from 'react';
import { useOnline } from '#connection/use-online.ts';
import { afterFirstInteraction } from '../db/after-first-interaction';
import { useFirstData } from '../db/first-data';
import { documentFirstData } from '../db/first-data-element';
import { shareFetch } from './share-fetch';

/** The state of a query; the screen shows the store's rows whatever it is. */
export interface QueryState<Answer = void> {
  readonly state: 'fetching' | 'done' | 'failed';
  readonly error?: Error;
  /** The last answer, where no store keeps it. */
  readonly answer?: Answer;
  /** Fetches again. */
  readonly refetch: () => void;
}

/** The state of the query of a name. */
type Seen<Answer> = Omit<QueryState<Answer>, 'refetch'> & { readonly name?: string };

/** After this the rows on the screen are asked for anew when the page becomes visible. */
const STALE_MS = 60_000;

/**
 * Fetches when the component appears, when `name` changes, when the network comes back, and when the page becomes visible
 * after a minute or more. What the document contains is not fetched at first; where the document is of an earlier visit, it
 * is fetched once the first screen is over. A fetch that waits for a shop which cannot be reached counts as failed until its
 * answer comes.
 * @param name what is fetched; `undefined` fetches nothing (an id that is not known yet, a visitor's cart)
 * @param run asks the API and writes the store, or returns what no store keeps
 */
export function useQuery<Answer = void>(
  name: string | undefined,
  run: () => Promise<Answer>,
): QueryState<Answer> {
  const brought = useFirstData()?.pulled.includes(name ?? '') ?? false;
  const [seen, setSeen] = useState<Seen<Answer>>(brought ? { name, state: 'done' } : { state: 'fetching' });
  const latest = useRef(run);
  latest.current = run;
  const fetchedAt = useRef(0);
  const here = useRef(brought ? name : undefined);
  const online = useOnline();

  const refetch = useCallback(() => {
    if (!name) return;
    setSeen((before) => {
      if (before.name !== name) return { name, state: 'fetching' };
      return before.state === 'done' ? before : { ...before, state: 'fetching', error: undefined };
    });
    // A late answer of another name is ignored.
    const rebase = (now: Partial<Seen<Answer>>) =>
      setSeen((before) => (before.name === name ? { ...before, error: undefined, ...now } : before));
    shareFetch(name, () => latest.current()).then(
      (answer) => {
        fetchedAt.current = Date.now();
        rebase({ state: 'done', answer });
      },
      (error: Error) => rebase({ state: 'failed', error }),
    );
  }, [name]);

  useEffect(() => {
    let wanted = true;
    if (name && here.current === name) {
      fetchedAt.current = Date.now();
      if (documentFirstData.kept) afterFirstInteraction().then(() => wanted && refetch());
    } else refetch();
    here.current = undefined;
    const whenVisible = () => {
      if (document.visibilityState === 'visible' && Date.now() - fetchedAt.current > STALE_MS) refetch();
    };
    window.addEventListener('online', refetch);
    document.addEventListener('visibilitychange', whenVisible);
    return () => {
      wanted = false;
      window.removeEventListener('online', refetch);
      document.removeEventListener('visibilitychange', whenVisible);
    };
  }, [refetch, name]);

  const { state, error, answer } = seen.name === name ? seen : ({ state: 'fetching' } as Seen<Answer>);
  return { state: name && state === 'fetching' && !online ? 'failed' : state, error, answer, refetch };
}
