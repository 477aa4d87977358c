import { type FocusEvent, useState } from 'react';
import { useCarousel } from '../hooks/use-carousel';
import { homeTexts as texts } from '../texts';
import { Banner } from './Banner';
import styles from './BannerCarousel.module.css';

const { banners } = texts;

/** Three banners in turn, with a dot for each (section 2, Home). It rests while one touches, points at or focuses it. */
export function BannerCarousel({ running }: { readonly running: boolean }) {
  const [held, setHeld] = useState(false);
  const { place, show } = useCarousel(banners.length, running && !held);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) release();
  };

  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={texts.carousel}
      onPointerEnter={hold}
      onPointerLeave={release}
      onTouchStart={hold}
      onTouchEnd={release}
      onFocus={hold}
      onBlur={onBlur}
    >
      <ul className={styles.banners}>
        {banners.map((banner, index) => (
          <li
            key={banner.name}
            className={index === place ? styles.shown : undefined}
            inert={index !== place}
          >
            <Banner {...banner} first={index === 0} />
          </li>
        ))}
      </ul>
      <div className={styles.dots}>
        {banners.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            aria-label={texts.banner(index + 1, banners.length)}
            aria-current={index === place}
            onClick={() => show(index)}
          />
        ))}
      </div>
    </section>
  );
}
