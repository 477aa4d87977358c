import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../button/IconButton';
import { classes } from '../classes';
import styles from './BackToTop.module.css';
import { onScrollAround, scrollAreaOf } from './scroll-area';
import { scrollBehaviour } from './scroll-behaviour';

/** How far down, in pixels, the button appears (docs/product.md#back-to-top). */
const FAR_DOWN = 300;

/** A button that leads back to the top of a page once one has scrolled down. */
export function BackToTop({ label }: { readonly label: string }) {
  const anchor = useRef<HTMLDivElement>(null);
  const [far, setFar] = useState(false);

  useEffect(() => {
    if (!anchor.current) return;
    return onScrollAround(anchor.current, 100, ({ scrollTop }) => setFar(scrollTop > FAR_DOWN));
  }, []);

  const toTop = () => {
    if (anchor.current) scrollAreaOf(anchor.current).scrollTo({ top: 0, behavior: scrollBehaviour() });
  };

  return (
    <div ref={anchor} className={classes(styles.anchor, far && styles.shown)} inert={!far}>
      <IconButton icon="up" label={label} raised tone="primary" onClick={toTop} />
    </div>
  );
}
