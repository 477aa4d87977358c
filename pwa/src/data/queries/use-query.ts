import { useCallback, useEffect, useRef, useState } from 'react';
import { useOnline } from '../../connection/use-online';
import { afterFirstInteraction } from '../db/after-first-interaction';
import { useFirstData } from '../db/first-data';
import { documentFirstData } from '../db/first-data-element';
import { pull } from './pull';

/** How a pull stands; the screen shows the store's rows whatever it is. */
export interface QueryState<Answer = void> {
  readonly state: 'pulling' | 'done' | 'failed';
  readonly error?: Error;
  /** What it has brought last, where no store keeps that. */
  readonly answer?: Answer;
  /** Pulls again. */
  readonly refetch: () => void;
}

/** How the pull of a name stands. */
type Seen<Answer> = Omit<QueryState<Answer>, 'refetch'> & { readonly name?: string };

/** After this the rows on the screen are asked for anew when the page becomes visible. */
const STALE_MS = 60_000;

/**
 * Pulls when the component appears, when `name` changes, when the network comes back, and when the page becomes visible
 * after a minute or more. What the document brought along is not pulled at first; where the document is of an earlier visit, it
 * is pulled once the first screen is over. A pull that waits for a shop which cannot be reached counts as failed until its
 * answer comes.
 * @param name what is pulled; `undefined` pulls nothing (an id that is not known yet, a visitor's cart)
 * @param run asks the API and writes the store, or returns what no store keeps
 */
export function useQuery<Answer = void>(
  name: string | undefined,
  run: () => Promise<Answer>,
): QueryState<Answer> {
  const brought = useFirstData()?.pulled.includes(name ?? '') ?? false;
  const [seen, setSeen] = useState<Seen<Answer>>(brought ? { name, state: 'done' } : { state: 'pulling' });
  const latest = useRef(run);
  latest.current = run;
  const pulledAt = useRef(0);
  const here = useRef(brought ? name : undefined);
  const online = useOnline();

  const again = useCallback(() => {
    if (!name) return;
    setSeen((before) => {
      if (before.name !== name) return { name, state: 'pulling' };
      return before.state === 'done' ? before : { ...before, state: 'pulling', error: undefined };
    });
    // What comes late says nothing of what is pulled by then.
    const rebase = (now: Partial<Seen<Answer>>) =>
      setSeen((before) => (before.name === name ? { ...before, error: undefined, ...now } : before));
    pull(name, () => latest.current()).then(
      (answer) => {
        pulledAt.current = Date.now();
        rebase({ state: 'done', answer });
      },
      (error: Error) => rebase({ state: 'failed', error }),
    );
  }, [name]);

  useEffect(() => {
    let wanted = true;
    if (name && here.current === name) {
      pulledAt.current = Date.now();
      if (documentFirstData.kept) afterFirstInteraction().then(() => wanted && again());
    } else again();
    here.current = undefined;
    const whenVisible = () => {
      if (document.visibilityState === 'visible' && Date.now() - pulledAt.current > STALE_MS) again();
    };
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', whenVisible);
    return () => {
      wanted = false;
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', whenVisible);
    };
  }, [again, name]);

  const { state, error, answer } = seen.name === name ? seen : ({ state: 'pulling' } as Seen<Answer>);
  return { state: name && state === 'pulling' && !online ? 'failed' : state, error, answer, refetch: again };
}
