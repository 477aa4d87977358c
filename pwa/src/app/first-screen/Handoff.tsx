import { useEffect, useRef } from 'react';
import { takeOver } from './take-over';

/** Stands at the end of each page's content: when the first one is there, the server's first screen may go. */
export function Handoff() {
  const anchor = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (anchor.current) takeOver(anchor.current);
  }, []);
  return <span ref={anchor} hidden />;
}
