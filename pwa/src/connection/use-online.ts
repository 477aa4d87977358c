import { useSyncExternalStore } from 'react';
import { isOnline, onConnectionChange } from './connection';

/** Whether the shop can be reached, as far as this page knows; on the server it is. */
export function useOnline(): boolean {
  return useSyncExternalStore(onConnectionChange, isOnline, () => true);
}
