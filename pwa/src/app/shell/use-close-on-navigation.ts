import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Closes a panel of the shell whenever the page changes, also by the browser's back button. */
export function useCloseOnNavigation(close: () => void): void {
  const { key } = useLocation();
  const latest = useRef(close);
  latest.current = close;
  const opened = useRef(key);
  useEffect(() => {
    if (opened.current === key) return;
    opened.current = key;
    latest.current();
  }, [key]);
}
