import { MAX_REVIEW_PHOTOS } from '@jhola/shared/contracts/reviews.contract';
import { useOnline } from '#connection/use-online.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { pictureTexts } from '#pictures/texts.ts';
import { uploadReviewPhoto } from '#pictures/upload-picture.ts';
import { PicturesField } from '#ui/pictures/PicturesField.tsx';
import { reviewTexts } from '../texts';

interface ReviewPhotosFieldProps {
  /** Addresses, in their order. */
  readonly value: readonly string[];
  readonly onChange: (photos: readonly string[]) => void;
  readonly onBusy: (busy: boolean) => void;
}

/** Up to three photos, each sent as soon as it is chosen: that needs a connection (docs/product.md#review-photos). */
export function ReviewPhotosField({ value, onChange, onBusy }: ReviewPhotosFieldProps) {
  const texts = useTexts(reviewTexts);
  const pictures = useTexts(pictureTexts);
  const online = useOnline();
  return (
    <PicturesField
      label={texts.photos}
      value={value}
      max={MAX_REVIEW_PHOTOS}
      disabled={!online}
      upload={uploadReviewPhoto}
      texts={{
        ...pictures,
        chooseSeveral: texts.addPhotos,
        dropHint: online ? texts.photosHint : texts.photosOffline,
        max: texts.maxPhotos,
        first: texts.firstPhoto,
      }}
      onChange={onChange}
      onBusy={onBusy}
    />
  );
}
