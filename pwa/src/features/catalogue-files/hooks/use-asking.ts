import { useEffect } from 'react';

/** How often the server is asked how far it is. */
const ASK_MS = 1000;

/**
 * Asks the server again and again while something runs there.
 * @param asks whether it runs, and the page is on the screen
 */
export function useAsking(asks: boolean, refetch: () => void): void {
  useEffect(() => {
    if (!asks) return;
    const asking = setInterval(refetch, ASK_MS);
    return () => clearInterval(asking);
  }, [asks, refetch]);
}
