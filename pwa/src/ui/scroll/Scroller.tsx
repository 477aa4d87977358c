import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../button/IconButton';
import { classes } from '../classes';
import styles from './Scroller.module.css';
import { scrollBehaviour } from './scroll-behaviour';

interface ScrollerProps {
  /** What the row is, for those who cannot see it. */
  readonly label: string;
  /** How far an arrow scrolls, in pixels. */
  readonly step?: number;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** Lays the entries out otherwise than side by side. */
  readonly className?: string | undefined;
  /** The entries, as `li`. */
  readonly children: ReactNode;
}

/** A row that scrolls sideways: by finger on small screens, by arrows on large ones. */
export function Scroller({
  label,
  step = 200,
  previousLabel,
  nextLabel,
  className,
  children,
}: ScrollerProps) {
  const row = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ left: true, right: true });

  // biome-ignore lint/correctness/useExhaustiveDependencies: entries that come later are measured too
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const check = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      const next = { left: scrollLeft < 4, right: scrollLeft + clientWidth > scrollWidth - 4 };
      setEnds((now) => (now.left === next.left && now.right === next.right ? now : next));
    };
    const sizes = new ResizeObserver(check);
    sizes.observe(element);
    for (const child of element.children) sizes.observe(child);
    element.addEventListener('scroll', check, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', check);
    };
  }, [children]);

  const scroll = (by: number) => row.current?.scrollBy({ left: by, behavior: scrollBehaviour() });
  return (
    <div className={styles.scroller}>
      <ul ref={row} className={classes(styles.row, className)} aria-label={label}>
        {children}
      </ul>
      <div className={styles.previous} hidden={ends.left}>
        <IconButton icon="left" raised label={previousLabel} onClick={() => scroll(-step)} />
      </div>
      <div className={styles.next} hidden={ends.right}>
        <IconButton icon="right" raised label={nextLabel} onClick={() => scroll(step)} />
      </div>
    </div>
  );
}
