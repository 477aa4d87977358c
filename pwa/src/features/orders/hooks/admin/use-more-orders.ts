import { useEffect, useRef, useState } from 'react';
import { useMutation } from '#data/queries/use-mutation.ts';
import { orderTexts } from '#features/orders/texts.ts';
import { useTexts } from '#i18n/use-texts.ts';

interface Wanted {
  /** How long the list is now, and how long it is to be. */
  readonly length: number;
  readonly wanted: number;
  /** Fetches the next page; missing when there is none. */
  readonly more: (() => Promise<void>) | undefined;
  /** Called when a page could not be fetched: less is to be wanted then. */
  readonly onFailed: () => void;
}

/**
 * Fetches page after page of a list, until it is as long as is wanted, has ended, or a page fails.
 * @returns whether more is on its way
 */
export function useMoreOrders({ length, wanted, more, onFailed }: Wanted): boolean {
  const { fetchFailed } = useTexts(orderTexts);
  const { run } = useMutation(() => fetchFailed);
  const running = useRef(false);
  // A page may bring nothing that is new: then only this draws the list again, and the next one is asked for.
  const [, setFetched] = useState(0);
  const latest = useRef({ run, more, onFailed });
  latest.current = { run, more, onFailed };
  const isShort = length < wanted && more !== undefined;

  // After each rendering, so also after each page: it is seen whether that was enough.
  useEffect(() => {
    const now = latest.current;
    if (!isShort || running.current || !now.more) return;
    running.current = true;
    now.run(now.more).then((worked) => {
      running.current = false;
      if (!worked) latest.current.onFailed();
      setFetched((before) => before + 1);
    });
  });

  return isShort;
}
