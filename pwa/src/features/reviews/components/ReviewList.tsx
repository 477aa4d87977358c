import type { Review } from '@jhola/shared/contracts/reviews.contract';
import { useTexts } from '#i18n/use-texts.ts';
import { classes } from '#ui/classes.ts';
import { deletePhoto } from '../commands/delete-photo';
import { useReviewVotes } from '../hooks/use-review-votes';
import { PREVIEW, type ReviewsView } from '../rules/reviews-view';
import { reviewTexts } from '../texts';
import { DeleteReview } from './DeleteReview';
import { HelpfulButton } from './HelpfulButton';
import { ReviewCard } from './ReviewCard';
import { ReviewCardSkeleton } from './ReviewCardSkeleton';
import styles from './ReviewList.module.css';

interface ReviewListProps {
  /** `undefined` while nothing is known: skeletons stand in. */
  readonly reviews: readonly Review[] | undefined;
  /** Others are on their way. */
  readonly waiting: boolean;
  readonly productId: string;
  readonly signedIn: boolean;
  /** The administrator who may delete reviews; missing for everyone else. */
  readonly adminId?: string;
  /** The page that is shown, if all are. */
  readonly shown: ReviewsView | undefined;
  readonly onDeleted: () => void;
}

/** Some reviews, one below the other. */
export function ReviewList({
  reviews,
  waiting,
  productId,
  signedIn,
  adminId,
  shown,
  onDeleted,
}: ReviewListProps) {
  const texts = useTexts(reviewTexts);
  const { votes, setVote } = useReviewVotes(productId, signedIn && (reviews?.length ?? 0) > 0);
  if (!reviews)
    return (
      <div className={styles.list} role="status" aria-label={texts.loading}>
        {Array.from({ length: PREVIEW }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are all alike
          <ReviewCardSkeleton key={index} />
        ))}
      </div>
    );
  if (reviews.length === 0) return null;
  return (
    <ul className={classes(styles.list, waiting && styles.waiting)} aria-busy={waiting}>
      {reviews.map((review) => (
        <li key={review._id}>
          <ReviewCard
            review={review}
            vote={<HelpfulButton review={review} signedIn={signedIn} votes={votes} onVoted={setVote} />}
            onDeletePhoto={
              adminId ? (photo) => deletePhoto({ _id: review._id, productId }, photo, shown) : undefined
            }
            action={
              adminId && (
                <DeleteReview
                  review={review}
                  productId={productId}
                  adminId={adminId}
                  shown={shown}
                  onDeleted={onDeleted}
                />
              )
            }
          />
        </li>
      ))}
    </ul>
  );
}
