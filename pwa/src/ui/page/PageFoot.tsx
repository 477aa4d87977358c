import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { scrollAreaOf } from '../scroll/scroll-area';
import styles from './PageFoot.module.css';
import { usePageIsCurrent } from './page-context';

/**
 * A bar at the foot of the page it stands in, below what scrolls: it covers nothing, and what has the focus is never behind it.
 * It goes with its page; outside of a page it stays where it is.
 */
export function PageFoot({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null);
  const [page, setPage] = useState<Element | null>(null);
  const current = usePageIsCurrent();
  useLayoutEffect(() => {
    const area = place.current && scrollAreaOf(place.current);
    setPage(area?.parentElement?.closest('.ion-page') ?? null);
  }, []);
  if (!current) return null;
  const bar = <div className={styles.foot}>{children}</div>;
  return (
    <>
      <span ref={place} hidden />
      {page ? createPortal(bar, page) : bar}
    </>
  );
}
