import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { documentFirstData } from '../../data/db/first-data-element';

/** Forgets what the document contains when the shopper goes on: from then on the store knows better. */
export function FirstDataUntilNavigation() {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname !== first.current) documentFirstData.data = undefined;
  }, [pathname]);
  return null;
}
