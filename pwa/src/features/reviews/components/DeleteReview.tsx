import type { Review } from '@jhola/shared/contracts/reviews.contract';
import { useOnline } from '#connection/use-online.ts';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { DeleteButton } from '#ui/overlay/DeleteButton.tsx';
import { deleteReview } from '../commands/delete-review';
import type { ReviewsView } from '../rules/reviews-view';
import { reviewTexts } from '../texts';

interface DeleteReviewProps {
  readonly review: Review;
  readonly productId: string;
  /** The administrator who deletes. */
  readonly adminId: string;
  /** The page of reviews on the screen, if all are shown. */
  readonly shown: ReviewsView | undefined;
  readonly onDeleted: () => void;
}

/** Deletes a review after asking; for administrators only (docs/product.md#reviews). */
export function DeleteReview({ review, productId, adminId, shown, onDeleted }: DeleteReviewProps) {
  const texts = useTexts(reviewTexts);
  const online = useOnline();
  const { busy, run } = useMutation(texts.deleteFailed);

  const remove = () =>
    run(async () => {
      await deleteReview({ _id: review._id, productId }, adminId, shown);
      onDeleted();
      return texts.deleted;
    });

  return (
    <DeleteButton
      label={texts.deleteOf(review.name)}
      title={texts.delete}
      question={texts.deleteQuestion(review.name)}
      keepLabel={texts.keep}
      closeLabel={texts.close}
      disabled={!online}
      busy={busy}
      onDelete={remove}
    />
  );
}
