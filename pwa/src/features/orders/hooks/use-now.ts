import { useEffect, useState } from 'react';

const EVERY_MS = 30_000;

/**
 * The time in milliseconds, drawn anew so that times on the screen stay true.
 * @param everyMs how often; relative times are served well by twice a minute, which it is without
 */
export function useNow(everyMs = EVERY_MS): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
