import { useEffect, useRef } from 'react';
import { onSessionLost } from '#data/api/session-lost.ts';

/** Calls back when the session has ended and the shopper must sign in again (docs/product.md#session-lost). */
export function useSessionLost(listener: () => void): void {
  const latest = useRef(listener);
  latest.current = listener;
  useEffect(() => onSessionLost(() => latest.current()), []);
}
