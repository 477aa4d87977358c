import { useEffect, useState } from 'react';

const EVERY_MS = 30_000;

/** The time in milliseconds, drawn anew twice a minute so that relative times stay true. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
