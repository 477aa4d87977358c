import { useTexts } from '#i18n/use-texts.ts';
import { IconButton } from '#ui/button/IconButton.tsx';
import { productTexts } from '../texts/product';
import styles from './GallerySteps.module.css';

interface GalleryStepsProps {
  /** Whether the first, or the last, picture is shown: there is none before it, or after it. */
  readonly first: boolean;
  readonly last: boolean;
  /** Goes on to the next picture (1) or back (-1). */
  readonly onStep: (by: number) => void;
}

/** Arrows over the large picture, where nothing can be swiped (docs/product.md#gallery). */
export function GallerySteps({ first, last, onStep }: GalleryStepsProps) {
  const texts = useTexts(productTexts);
  return (
    <div className={styles.steps}>
      <IconButton
        icon="left"
        label={texts.previousPicture}
        raised
        disabled={first}
        onClick={() => onStep(-1)}
      />
      <IconButton icon="right" label={texts.nextPicture} raised disabled={last} onClick={() => onStep(1)} />
    </div>
  );
}
