import type { Review } from '@jhola/shared/contracts/reviews.contract';
import { useState } from 'react';
import { useOnline } from '../../../connection/use-online';
import { useTexts } from '../../../i18n/use-texts';
import { IconButton } from '../../../ui/button/IconButton';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { showToast } from '../../../ui/toasts/toast-store';
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
  const [busy, setBusy] = useState(false);

  const remove = async () => {
    setBusy(true);
    try {
      await deleteReview({ _id: review._id, productId }, adminId, shown);
      showToast('success', texts.deleted);
      onDeleted();
    } catch (error) {
      showToast('error', error instanceof Error && error.message ? error.message : texts.deleteFailed);
    } finally {
      setBusy(false);
      setAsking(false);
    }
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
