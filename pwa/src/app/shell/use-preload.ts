import { useEffect } from 'react';
import { whenIdle } from '#ui/page/when-idle.ts';
import { actionsReplayed, isFirstScreenThere } from '../first-screen/take-over';

/** The longest the page may keep the code waiting, in milliseconds. */
const LATEST_MS = 3000;

/**
 * Fetches a component's code once the page has nothing else to do, so that it is there when it is asked for, also without a network.
 * @param wanted whether it may be asked for
 */
export function usePreload({ preload }: { readonly preload: () => Promise<unknown> }, wanted: boolean): void {
  useEffect(() => {
    if (wanted) fetchLater(preload);
  }, [preload, wanted]);
}

async function fetchLater(preload: () => Promise<unknown>): Promise<void> {
  // The app is not shown sooner for what goes on beside it.
  if (isFirstScreenThere()) await actionsReplayed();
  await whenIdle(LATEST_MS);
  await preload();
}
