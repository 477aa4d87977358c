import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { reportNavigated } from './navigated';

/** Tells what is no component of each change to another page. Renders nothing. */
export function NavigationEvents() {
  const { pathname } = useLocation();
  const told = useRef(pathname);
  useEffect(() => {
    if (told.current === pathname) return;
    told.current = pathname;
    reportNavigated();
  }, [pathname]);
  return null;
}
