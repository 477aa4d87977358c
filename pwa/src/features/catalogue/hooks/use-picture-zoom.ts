import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import {
  clicked,
  followed,
  type Grip,
  gripped,
  moved,
  type PictureZoom,
  released,
  type Spot,
  WHOLE_PICTURE,
} from '../rules/picture-zoom';

/** How the shown picture is zoomed, and what changes that. */
export interface ZoomControl {
  readonly zoom: PictureZoom;
  readonly click: (spot: Spot) => void;
  readonly follow: (spot: Spot) => void;
  readonly move: (by: Spot) => void;
  readonly reset: () => void;
}

/** Where on an element a point of the screen lies. */
export function spotOn(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 };
}

function gripOf(element: Element, [first, second]: readonly Touch[]): Grip | undefined {
  if (!first) return undefined;
  if (!second) return { fingers: 1, centre: spotOn(element, first), spread: 0 };
  const middle = {
    clientX: (first.clientX + second.clientX) / 2,
    clientY: (first.clientY + second.clientY) / 2,
  };
  const spread = Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY);
  return { fingers: 2, centre: spotOn(element, middle), spread };
}

/**
 * Zooms a picture by pointer, keyboard and fingers. One finger moves a zoomed picture and scrolls otherwise.
 * @param frame the element that shows the picture, as large as the picture when it is whole
 */
export function usePictureZoom(frame: RefObject<HTMLElement | null>): ZoomControl {
  const [zoom, setZoom] = useState(WHOLE_PICTURE);
  const latest = useRef(zoom);
  latest.current = zoom;

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let before: Grip | undefined;
    const onTouch = (event: TouchEvent) => {
      before = gripOf(element, [...event.touches]);
      if (!before) setZoom(released);
    };
    const onMove = (event: TouchEvent) => {
      const last = before;
      const now = gripOf(element, [...event.touches]);
      before = now;
      if (!last || !now || last.fingers !== now.fingers) return;
      const scrolls = now.fingers === 1 && latest.current.scale === 1;
      // Once the browser has begun to scroll it cannot be stopped.
      if (scrolls || !event.cancelable) return;
      event.preventDefault();
      setZoom((shown) => gripped(shown, last, now));
    };
    element.addEventListener('touchstart', onTouch, { passive: true });
    element.addEventListener('touchend', onTouch, { passive: true });
    element.addEventListener('touchcancel', onTouch, { passive: true });
    // React's own listeners are passive; this one keeps the page from scrolling along.
    element.addEventListener('touchmove', onMove, { passive: false });
    return () => {
      element.removeEventListener('touchstart', onTouch);
      element.removeEventListener('touchend', onTouch);
      element.removeEventListener('touchcancel', onTouch);
      element.removeEventListener('touchmove', onMove);
    };
  }, [frame]);

  return {
    zoom,
    click: useCallback((spot) => setZoom((shown) => clicked(shown, spot)), []),
    follow: useCallback((spot) => setZoom((shown) => followed(shown, spot)), []),
    move: useCallback((by) => setZoom((shown) => moved(shown, by)), []),
    reset: useCallback(() => setZoom(WHOLE_PICTURE), []),
  };
}
