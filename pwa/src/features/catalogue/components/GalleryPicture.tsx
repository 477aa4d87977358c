import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { useTexts } from '#i18n/use-texts.ts';
import { classes } from '#ui/classes.ts';
import { ProductImage } from '#ui/product/ProductImage.tsx';
import { spotOn, type ZoomControl } from '../hooks/use-picture-zoom';
import { WHOLE_PICTURE } from '../rules/picture-zoom';
import { productTexts } from '../texts/product';
import styles from './Gallery.module.css';

/** Two taps that come closer than this, in milliseconds, are one double tap. */
const DOUBLE_TAP_MS = 300;
/** How far an arrow key moves a zoomed picture, in percent. */
const KEY_STEP = 15;

const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface GalleryPictureProps {
  readonly name: string;
  /** What decides the tone of its placeholder. */
  readonly tone: string | undefined;
  readonly address: string | undefined;
  /** Stands in, blurred, while the picture is not there. */
  readonly thumbHash: string | undefined;
  /** From 0. */
  readonly index: number;
  /** The one being looked at. */
  readonly shown: boolean;
  /** Its turn to be loaded has come. */
  readonly loads: boolean;
  readonly control: ZoomControl;
  /** Goes on to the next picture (1) or back (-1). */
  readonly onStep: (by: number) => void;
}

/**
 * One large picture: a click, a tap or Enter zooms it where one points, and out again. A zoomed one follows the pointer
 * and the arrow keys, Esc shows it whole; otherwise the arrow keys lead to the next one.
 */
export function GalleryPicture({
  name,
  tone,
  address,
  thumbHash,
  index,
  shown,
  loads,
  control,
  onStep,
}: GalleryPictureProps) {
  const texts = useTexts(productTexts);
  const tappedAt = useRef(Number.NEGATIVE_INFINITY);
  const pointer = useRef('');
  const zoom = shown ? control.zoom : WHOLE_PICTURE;
  const zoomed = zoom.scale > 1;

  const click = (event: MouseEvent) => {
    if (pointer.current === 'touch') {
      const isSecondTap = event.timeStamp - tappedAt.current < DOUBLE_TAP_MS;
      tappedAt.current = event.timeStamp;
      // The first tap of two has zoomed already.
      if (isSecondTap) return;
    }
    // A click by keyboard has no position: it zooms into the middle.
    control.click(event.detail === 0 ? WHOLE_PICTURE : spotOn(event.currentTarget, event));
  };
  const follow = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') control.follow(spotOn(event.currentTarget, event));
  };
  const press = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (event.key === 'Escape') control.reset();
    else if (arrow && zoomed) control.move({ x: arrow.x * KEY_STEP, y: arrow.y * KEY_STEP });
    else if (arrow?.x) onStep(arrow.x);
    else return;
    event.preventDefault();
  };

  return (
    <button
      type="button"
      className={classes(styles.picture, zoomed && styles.zoomed)}
      style={
        zoomed ? { ['--scale' as string]: zoom.scale, ['--spot' as string]: `${zoom.x}% ${zoom.y}%` } : {}
      }
      tabIndex={shown ? 0 : -1}
      aria-label={`${zoomed ? texts.zoomOut : texts.zoomIn}: ${texts.picture(index + 1, name)}`}
      aria-pressed={zoomed}
      onPointerDown={(event) => {
        pointer.current = event.pointerType;
      }}
      onClick={click}
      onPointerMove={follow}
      onKeyDown={press}
    >
      {loads && (
        <ProductImage
          address={address}
          alt={texts.picture(index + 1, name)}
          sizes="(max-width: 767px) calc(100vw - 2rem), (max-width: 1279px) 46vw, 584px"
          first={index === 0}
          name={name}
          tone={tone}
          thumbHash={thumbHash}
        />
      )}
    </button>
  );
}
