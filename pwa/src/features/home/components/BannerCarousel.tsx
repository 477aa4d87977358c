import { type FocusEvent, useState } from 'react';
import { useTexts } from '#i18n/use-texts.ts';
import { banners } from '../banners';
import { useCarousel } from '../hooks/use-carousel';
import { homeTexts } from '../texts';
import { Banner } from './Banner';
import styles from './BannerCarousel.module.css';
import { BannerControls } from './BannerControls';

interface BannerCarouselProps {
  /** Whether the page is the one on screen. */
  readonly running: boolean;
  /** Whether what moves by itself on this page moves. */
  readonly moving: boolean;
  readonly onToggleMoving: () => void;
}

/**
 * Three banners, one after the other, with a dot for each (docs/product.md#banners). It rests while one touches, points at or
 * focuses it, and can be stopped; a finger swipes it.
 */
export function BannerCarousel({ running, moving, onToggleMoving }: BannerCarouselProps) {
  const texts = useTexts(homeTexts);
  const [held, setHeld] = useState(false);
  const turning = running && moving && !held;
  const {
    strip,
    onScroll,
    index: current,
    wanted,
    show,
  } = useCarousel<HTMLUListElement>(banners.length, turning);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  // A mouse leaves the focus on what it has clicked; only a keyboard's focus holds.
  const onFocus = ({ target }: FocusEvent) => target.matches(':focus-visible') && hold();
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) release();
  };

  return (
    <section
      className={styles.carousel}
      aria-roledescription={texts.carouselPart}
      aria-label={texts.carousel}
      onPointerEnter={hold}
      onPointerLeave={release}
      onTouchStart={hold}
      onTouchEnd={release}
      onTouchCancel={release}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <BannerControls
        count={banners.length}
        index={current}
        onShow={show}
        moving={moving}
        onToggleMoving={onToggleMoving}
      />
      <ul ref={strip} className={styles.banners} onScroll={onScroll}>
        {banners.map((picture, index) => (
          <li
            key={picture.name}
            aria-roledescription={texts.bannerPart}
            aria-label={texts.banner(index + 1, banners.length)}
            inert={index !== current}
          >
            <Banner
              picture={picture}
              title={texts.banners[index]?.title ?? ''}
              text={texts.banners[index]?.text ?? ''}
              first={index === 0}
              wanted={index <= wanted}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
