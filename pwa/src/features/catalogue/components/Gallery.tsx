import { type MouseEvent, useState } from 'react';
import { Button } from '../../../ui/button/Button';
import { classes } from '../../../ui/classes';
import { Icon } from '../../../ui/icons/Icon';
import { ProductImage } from '../../../ui/product/ProductImage';
import { productTexts as texts } from '../texts/product';
import styles from './Gallery.module.css';
import { Thumbnails } from './Thumbnails';

interface GalleryProps {
  readonly name: string;
  readonly images: readonly string[];
}

/**
 * A product's pictures: the chosen one large, click to zoom by 1.5 (section 9), thumbnails that can be hidden.
 * Give it a `key` of the chosen variant, so that another variant starts with its first picture.
 */
export function Gallery({ name, images }: GalleryProps) {
  const [chosen, setChosen] = useState(0);
  const [zoomed, setZoomed] = useState<{ x: number; y: number }>();
  const [thumbnails, setThumbnails] = useState(true);

  const toggleZoom = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    // A click by keyboard has no place: it zooms into the middle.
    const x = event.detail === 0 ? 50 : ((event.clientX - box.left) / box.width) * 100;
    const y = event.detail === 0 ? 50 : ((event.clientY - box.top) / box.height) * 100;
    setZoomed((now) => (now ? undefined : { x, y }));
  };
  const choose = (index: number) => {
    setChosen(index);
    setZoomed(undefined);
  };

  return (
    <section className={styles.gallery} aria-label={texts.pictures}>
      <button
        type="button"
        className={classes(styles.main, zoomed && styles.zoomed)}
        style={zoomed && { ['--origin' as string]: `${zoomed.x}% ${zoomed.y}%` }}
        aria-label={zoomed ? texts.zoomOut : texts.zoomIn}
        aria-pressed={zoomed !== undefined}
        onClick={toggleZoom}
      >
        <ProductImage
          address={images[chosen]}
          alt={texts.picture(chosen + 1, name)}
          sizes="(max-width: 767px) 100vw, 560px"
          first
        />
        <span className={styles.hint}>
          <Icon name={zoomed ? 'minus' : 'plus'} size={18} />
        </span>
      </button>
      {images.length > 1 && (
        <>
          {thumbnails && <Thumbnails name={name} images={images} chosen={chosen} onChoose={choose} />}
          <Button look="quiet" size="small" onClick={() => setThumbnails((shown) => !shown)}>
            {thumbnails ? texts.hideThumbnails : texts.showThumbnails}
          </Button>
        </>
      )}
    </section>
  );
}
