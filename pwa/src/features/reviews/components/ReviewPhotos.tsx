import { useState } from 'react';
import { useTexts } from '#i18n/use-texts.ts';
import { PicturePreview } from '#ui/pictures/PicturePreview.tsx';
import { ProductImage } from '#ui/product/ProductImage.tsx';
import { reviewTexts } from '../texts';
import { DeletePhoto } from './DeletePhoto';
import styles from './ReviewPhotos.module.css';

interface ReviewPhotosProps {
  /** Who took them. */
  readonly name: string;
  readonly photos: readonly string[];
  /** What an administrator deletes one with; missing for everyone else. */
  readonly onDelete?: (photo: string) => Promise<void>;
}

/** The photos of a review, each opened over the whole screen by a tap. */
export function ReviewPhotos({ name, photos, onDelete }: ReviewPhotosProps) {
  const texts = useTexts(reviewTexts);
  const [shown, setShown] = useState<number>();
  const titleOf = (index: number) => texts.photoOf(index + 1, photos.length, name);
  return (
    <>
      <ul className={styles.photos}>
        {photos.map((address, index) => (
          <li key={address}>
            <button type="button" aria-label={titleOf(index)} onClick={() => setShown(index)}>
              <ProductImage address={address} alt="" sizes="72px" />
            </button>
            {onDelete && <DeletePhoto title={titleOf(index)} onDelete={() => onDelete(address)} />}
          </li>
        ))}
      </ul>
      <PicturePreview
        address={shown === undefined ? undefined : photos[shown]}
        title={shown === undefined ? '' : titleOf(shown)}
        closeLabel={texts.close}
        onClose={() => setShown(undefined)}
      />
    </>
  );
}
