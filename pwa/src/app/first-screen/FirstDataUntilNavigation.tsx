import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { documentFirstData } from '#data/db/first-data-element.ts';

/** Drops the document's data, and what was read before the first render, when the shopper navigates: from then on the store is newer. */
export function FirstDataUntilNavigation() {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname === first.current) return;
    documentFirstData.data = undefined;
    documentFirstData.stored = undefined;
  }, [pathname]);
  return null;
}
