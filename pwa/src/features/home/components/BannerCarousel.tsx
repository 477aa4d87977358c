import { type FocusEvent, useState } from 'react';
import type { OwnBanner as ShopBanner } from '#data/queries/use-shop-settings.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { banners } from '../banners';
import { useCarousel } from '../hooks/use-carousel';
import { homeTexts } from '../texts';
import { Banner } from './Banner';
import styles from './BannerCarousel.module.css';
import { BannerControls } from './BannerControls';
import { OwnBanner } from './OwnBanner';

interface BannerCarouselProps {
  /** The owner's banners of today, at least one; without them the shop shows its own. */
  readonly own?: readonly ShopBanner[];
  /** Whether the page is the one on screen. */
  readonly running: boolean;
  /** Whether what moves by itself on this page moves. */
  readonly moving: boolean;
  readonly onToggleMoving: () => void;
}

/**
 * Three banners, or the owner's, one after the other, with a dot for each (docs/product.md#banners). It rests while one touches,
 * points at or focuses it, and can be stopped; a finger swipes it.
 */
export function BannerCarousel({ own, running, moving, onToggleMoving }: BannerCarouselProps) {
  const texts = useTexts(homeTexts);
  const [held, setHeld] = useState(false);
  const count = own?.length ?? banners.length;
  const turning = running && moving && !held;
  const { strip, onScroll, index: current, wanted, show } = useCarousel<HTMLUListElement>(count, turning);
  const slide = (index: number) => ({
    'aria-roledescription': texts.bannerPart,
    'aria-label': texts.banner(index + 1, count),
    inert: index !== current,
  });
  const loading = (index: number) => ({ first: index === 0, wanted: index <= wanted });
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
        count={count}
        index={current}
        onShow={show}
        moving={moving}
        onToggleMoving={onToggleMoving}
      />
      <ul ref={strip} className={styles.banners} onScroll={onScroll}>
        {own
          ? own.map((banner, index) => (
              <li key={banner.picture} {...slide(index)}>
                <OwnBanner banner={banner} {...loading(index)} />
              </li>
            ))
          : banners.map((picture, index) => (
              <li key={picture.name} {...slide(index)}>
                <Banner
                  picture={picture}
                  title={texts.banners[index]?.title ?? ''}
                  text={texts.banners[index]?.text ?? ''}
                  {...loading(index)}
                />
              </li>
            ))}
      </ul>
    </section>
  );
}
