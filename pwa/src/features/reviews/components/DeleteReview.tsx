import type { Review } from '@jhola/shared/contracts/reviews.contract';
import { useState } from 'react';
import { useOnline } from '#connection/use-online.ts';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { IconButton } from '#ui/button/IconButton.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
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
  const [asking, setAsking] = useState(false);
  const { busy, run } = useMutation(texts.deleteFailed);

  const remove = async () => {
    await run(async () => {
      await deleteReview({ _id: review._id, productId }, adminId, shown);
      onDeleted();
      return texts.deleted;
    });
    setAsking(false);
  };

  return (
    <>
      <IconButton
        icon="trash"
        tone="danger"
        disabled={!online}
        label={texts.deleteOf(review.name)}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        title={texts.delete}
        question={texts.deleteQuestion(review.name)}
        cancelLabel={texts.keep}
        confirmLabel={texts.delete}
        closeLabel={texts.close}
        busy={busy}
        onCancel={() => setAsking(false)}
        onConfirm={remove}
      />
    </>
  );
}
