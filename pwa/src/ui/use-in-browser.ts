import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this is drawn in a browser, where it is known whose it is; not in the server-rendered HTML, which is everybody's. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
