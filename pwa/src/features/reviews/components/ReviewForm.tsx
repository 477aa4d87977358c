import type { Review } from '@jhola/shared/contracts/reviews.contract';
import { type FormEvent, useState } from 'react';
import { OnlineSubmit } from '#connection/OnlineSubmit.tsx';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { TextArea } from '#ui/field/TextArea.tsx';
import { showToast } from '#ui/toasts/toast-store.ts';
import { submitReview } from '../commands/submit-review';
import { FIRST_RATING, reviewProblem } from '../rules/review-problem';
import type { ReviewsView } from '../rules/reviews-view';
import { reviewTexts } from '../texts';
import styles from './ReviewForm.module.css';
import { ReviewPhotosField } from './ReviewPhotosField';
import { StarChoice } from './StarChoice';

interface ReviewFormProps {
  readonly productId: string;
  readonly signedIn: boolean;
  /** What this shopper has said of it before. */
  readonly own?: Review;
  /** The page of reviews on the screen, if all are shown. */
  readonly shown: ReviewsView | undefined;
  readonly onDone: () => void;
}

const LONGEST_COMMENT = 2000;

/** Stars, a comment, which may be empty, and up to three photos (docs/product.md#review-rules). */
export function ReviewForm({ productId, signedIn, own, shown, onDone }: ReviewFormProps) {
  const texts = useTexts(reviewTexts);
  const [rating, setRating] = useState(own?.rating ?? FIRST_RATING);
  const [comment, setComment] = useState(own?.comment ?? '');
  const [photos, setPhotos] = useState<readonly string[]>(own?.photos ?? []);
  const [uploading, setUploading] = useState(false);
  const { busy, run } = useMutation(texts.submitFailed);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (uploading) return;
    const problem = reviewProblem(signedIn, rating, texts);
    if (problem) {
      showToast('error', problem);
      return;
    }
    await run(async () => {
      await submitReview({ productId, rating, comment, photos: [...photos] }, shown);
      onDone();
      return texts.submitted;
    });
  };

  return (
    <form className={styles.form} onSubmit={submit} aria-label={texts.write}>
      <StarChoice rating={rating} onChoose={setRating} />
      <TextArea
        label={texts.comment}
        hint={texts.commentHint}
        maxLength={LONGEST_COMMENT}
        value={comment}
        onText={setComment}
      />
      <ReviewPhotosField value={photos} onChange={setPhotos} onBusy={setUploading} />
      <OnlineSubmit busy={busy} disabled={uploading} offline={texts.submitOffline}>
        {texts.submit}
      </OnlineSubmit>
    </form>
  );
}
