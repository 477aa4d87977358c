import { useSyncExternalStore } from 'react';
import { isMetered, ownConnection } from '#data/catalogue-replica/metered.ts';

const subscribe = (listener: () => void) => {
  const connection = ownConnection();
  connection?.addEventListener?.('change', listener);
  return () => connection?.removeEventListener?.('change', listener);
};

/** Whether data is saved or paid by the byte now, as far as the browser reports it. */
export function useMetered(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isMetered(ownConnection()),
    () => false,
  );
}
