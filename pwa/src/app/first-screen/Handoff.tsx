import { useEffect, useRef } from 'react';
import { takeOver } from './take-over';

/** Stands at the end of each page's content: when the first one is there, the server's first screen may go. */
export function Handoff() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (place.current) takeOver(place.current);
  }, []);
  return <span ref={place} hidden />;
}
