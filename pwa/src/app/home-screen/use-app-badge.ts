import { useEffect } from 'react';

/** Shows a number on the icon of the installed shop, where devices do; none at 0. */
export function useAppBadge(count: number): void {
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return;
    const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
    // some browsers have it and refuse it outside of an installed app
    shown.catch((error: unknown) => console.warn('The icon shows no number', error));
  }, [count]);
}
