import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { reportNavigated } from './navigated';

/** Notifies what is no component of each change to another page. Renders nothing. */
export function NavigationEvents() {
  const { pathname } = useLocation();
  const reported = useRef(pathname);
  useEffect(() => {
    if (reported.current === pathname) return;
    reported.current = pathname;
    reportNavigated();
  }, [pathname]);
  return null;
}
