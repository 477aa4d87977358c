import { useEffect, useRef } from 'react';
import { useTexts } from '#i18n/use-texts.ts';
import { IconButton } from '#ui/button/IconButton.tsx';
import { ProductImage } from '#ui/product/ProductImage.tsx';
import { scrollBehaviour } from '#ui/scroll/scroll-behaviour.ts';
import { productTexts } from '../texts/product';
import styles from './Thumbnails.module.css';

/** An arrow scrolls by 100 px; there are arrows when there are more than 3 pictures (docs/product.md#gallery). */
const STEP = 100;
const WITHOUT_ARROWS = 3;

interface ThumbnailsProps {
  readonly name: string;
  readonly images: readonly string[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

/** A strip of small pictures to choose from. */
export function Thumbnails({ name, images, chosen, onChoose }: ThumbnailsProps) {
  const texts = useTexts(productTexts);
  const strip = useRef<HTMLUListElement>(null);
  const scroll = (by: number) => strip.current?.scrollBy({ left: by, behavior: scrollBehaviour() });
  const arrows = images.length > WITHOUT_ARROWS;

  // The first stands at the start by itself, and asking where it is would have the page laid out once more.
  const shown = useRef(0);
  useEffect(() => {
    if (shown.current === chosen) return;
    shown.current = chosen;
    const thumbnail = strip.current?.children[chosen];
    if (!strip.current || !(thumbnail instanceof HTMLElement)) return;
    const { offsetLeft, offsetWidth } = thumbnail;
    // The strip alone scrolls: `scrollIntoView` would move the page too.
    strip.current.scrollTo({ left: offsetLeft + (offsetWidth - strip.current.clientWidth) / 2 });
  }, [chosen]);

  return (
    <div className={styles.thumbnails}>
      {arrows && <IconButton icon="left" label={texts.previousPictures} onClick={() => scroll(-STEP)} />}
      <ul ref={strip}>
        {images.map((address, index) => (
          <li key={address}>
            <button
              type="button"
              aria-label={texts.picture(index + 1, name)}
              aria-current={index === chosen}
              onClick={() => onChoose(index)}
            >
              <ProductImage address={address} alt="" sizes="72px" />
            </button>
          </li>
        ))}
      </ul>
      {arrows && <IconButton icon="right" label={texts.nextPictures} onClick={() => scroll(STEP)} />}
    </div>
  );
}
