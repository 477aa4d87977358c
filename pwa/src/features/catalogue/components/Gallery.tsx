import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { scrollBehaviour } from '#ui/scroll/scroll-behaviour.ts';
import { useFirstPictureShown } from '../hooks/use-first-picture-shown';
import { usePictureZoom } from '../hooks/use-picture-zoom';
import { productTexts } from '../texts/product';
import styles from './Gallery.module.css';
import { GalleryDots } from './GalleryDots';
import { GalleryPicture } from './GalleryPicture';
import { GallerySteps } from './GallerySteps';
import { Thumbnails } from './Thumbnails';

/** So long after the last movement a swipe has come to rest, in milliseconds. */
const RESTS_AFTER_MS = 90;

interface GalleryProps {
  readonly name: string;
  readonly images: readonly string[];
  /** What decides the tone where there are none: the id of a category. */
  readonly tone?: string;
  /** Of the first picture. */
  readonly thumbHash?: string;
}

/**
 * A product's pictures: the chosen one large, to be zoomed by 1.5 (docs/product.md#gallery); the next by a swipe, an
 * arrow, a dot (on a phone) or a thumbnail (where there is room). Give it a `key` of the chosen variant, so that another variant starts with its first
 * picture.
 */
export function Gallery({ name, images, tone, thumbHash }: GalleryProps) {
  const texts = useTexts(productTexts);
  const track = useRef<HTMLUListElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [chosen, setChosen] = useState(0);
  const [thumbnails, setThumbnails] = useState(true);
  const control = usePictureZoom(track);
  const firstShown = useFirstPictureShown(track);
  const pictures = images.length > 0 ? images : [undefined];

  useEffect(() => () => clearTimeout(rest.current), []);

  const show = (index: number) => {
    if (index !== chosen) control.reset();
    setChosen(index);
  };
  const choose = (index: number) => {
    show(index);
    const width = track.current?.clientWidth ?? 0;
    track.current?.scrollTo({ left: index * width, behavior: scrollBehaviour() });
  };
  const step = (by: number) => {
    const index = Math.min(Math.max(chosen + by, 0), pictures.length - 1);
    choose(index);
    track.current?.children[index]?.querySelector('button')?.focus({ preventScroll: true });
  };
  const swiped = () => {
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
      if (clientWidth > 0) show(Math.round(scrollLeft / clientWidth));
    }, RESTS_AFTER_MS);
  };

  return (
    <section className={styles.gallery} aria-label={texts.pictures}>
      <div className={styles.frame}>
        <ul
          ref={track}
          className={classes(styles.track, control.zoom.scale > 1 && styles.held)}
          onScroll={swiped}
        >
          {pictures.map((address, index) => (
            <li key={address ?? 'none'} aria-hidden={index !== chosen}>
              <GalleryPicture
                name={name}
                tone={tone}
                address={address}
                thumbHash={index === 0 ? thumbHash : undefined}
                index={index}
                shown={index === chosen}
                loads={index === 0 || firstShown}
                control={control}
                onStep={step}
              />
            </li>
          ))}
        </ul>
        {images.length > 1 && (
          <GallerySteps
            first={chosen === 0}
            last={chosen === images.length - 1}
            onStep={(by) => choose(chosen + by)}
          />
        )}
        <span className={styles.hint}>
          <Icon name={control.zoom.scale > 1 ? 'minus' : 'plus'} size={18} />
        </span>
        {images.length > 1 && (
          <span className={styles.position} aria-hidden="true">
            {chosen + 1} / {images.length}
          </span>
        )}
        <span className="visually-hidden" role="status">
          {images.length > 1 && texts.pictureOf(chosen + 1, images.length)}
        </span>
      </div>
      {images.length > 1 && (
        <>
          <GalleryDots count={images.length} chosen={chosen} onChoose={choose} />
          {thumbnails && <Thumbnails name={name} images={images} chosen={chosen} onChoose={choose} />}
          <span className={styles.toggle}>
            <Button
              variant="quiet"
              size="small"
              aria-expanded={thumbnails}
              onClick={() => setThumbnails((shown) => !shown)}
            >
              {thumbnails ? texts.hideThumbnails : texts.showThumbnails}
            </Button>
          </span>
        </>
      )}
    </section>
  );
}
