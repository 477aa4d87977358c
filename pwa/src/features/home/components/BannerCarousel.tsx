import { type FocusEvent, useState } from 'react';
import { classes } from '../../../ui/classes';
import { useCarousel } from '../hooks/use-carousel';
import { homeTexts as texts } from '../texts';
import styles from './BannerCarousel.module.css';

const { banners } = texts;
const address = (name: string, width: number) => `/banners/${name}-${width}.webp`;

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
        {banners.map(({ name, alt }, index) => (
          <li key={name} className={classes(index === place && styles.shown)} aria-hidden={index !== place}>
            <img
              src={address(name, 800)}
              srcSet={`${address(name, 800)} 800w, ${address(name, 1600)} 1600w`}
              sizes="(max-width: 1023px) 100vw, 760px"
              width={800}
              height={400}
              alt={alt}
              loading={index === 0 ? 'eager' : 'lazy'}
              decoding="async"
            />
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
