import { useCallback, useEffect, useRef, useState } from 'react';
import { useOnline } from '../connection/use-online';
import { useFirstData } from '../store/first-data';
import { documentFirstData } from '../store/first-data-element';
import { firstScreenOver } from '../store/first-screen-over';
import { pull } from './pull';

/** How a pull stands; the screen shows the store's rows whatever it is. */
export interface PullState {
  readonly state: 'pulling' | 'done' | 'failed';
  readonly error?: Error;
  /** Pulls again. */
  readonly again: () => void;
}

/** After this the rows on the screen are asked for anew when the page becomes visible. */
const STALE_MS = 60_000;

/**
 * Pulls when the component appears, when `name` changes, when the network comes back, and when the page becomes visible
 * after a minute or more. What the document brought along is not pulled at first; where the document is of an earlier visit, it
 * is pulled once the first screen is over. A pull that waits for a shop which cannot be reached counts as failed until its
 * answer comes.
 * @param name what is pulled; `undefined` pulls nothing (an id that is not known yet, a visitor's cart)
 * @param run asks the API and writes the store
 */
export function usePull(name: string | undefined, run: () => Promise<void>): PullState {
  const brought = useFirstData()?.pulled.includes(name ?? '') ?? false;
  const [seen, setSeen] = useState<{ name?: string; state: PullState['state']; error?: Error }>(
    brought ? { name, state: 'done' } : { state: 'pulling' },
  );
  const latest = useRef(run);
  latest.current = run;
  const pulledAt = useRef(0);
  const here = useRef(brought ? name : undefined);
  const online = useOnline();

  const again = useCallback(() => {
    if (!name) return;
    setSeen((before) =>
      before.name === name && before.state === 'done' ? before : { name, state: 'pulling' },
    );
    pull(name, () => latest.current()).then(
      () => {
        pulledAt.current = Date.now();
        setSeen({ name, state: 'done' });
      },
      (error: Error) => setSeen({ name, state: 'failed', error }),
    );
  }, [name]);

  useEffect(() => {
    let wanted = true;
    if (name && here.current === name) {
      pulledAt.current = Date.now();
      if (documentFirstData.kept) firstScreenOver().then(() => wanted && again());
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

  const { state, error } = seen.name === name ? seen : { state: 'pulling' as const, error: undefined };
  return { state: name && state === 'pulling' && !online ? 'failed' : state, error, again };
}
