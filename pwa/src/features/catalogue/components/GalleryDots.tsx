import { useTexts } from '#i18n/use-texts.ts';
import { productTexts } from '../texts/product';
import styles from './GalleryDots.module.css';

/** More dots than these are no help: then the number of the picture says where one is. */
const MAX_DOTS = 10;

interface GalleryDotsProps {
  readonly count: number;
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

/** On a phone: a dot for each picture, that of the shown one wider (docs/product.md#gallery). */
export function GalleryDots({ count, chosen, onChoose }: GalleryDotsProps) {
  const texts = useTexts(productTexts);
  if (count > MAX_DOTS) return null;
  const labels = Array.from({ length: count }, (_, index) => texts.pictureOf(index + 1, count));
  return (
    <ul className={styles.dots}>
      {labels.map((label, index) => (
        <li key={label}>
          <button
            type="button"
            aria-label={label}
            aria-current={index === chosen}
            onClick={() => onChoose(index)}
          />
        </li>
      ))}
    </ul>
  );
}
