import { useState } from 'react';
import { Button } from '../../../ui/button/Button';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Dialog } from '../../../ui/overlay/Dialog';
import { Stars } from '../../../ui/product/Stars';
import { showToast } from '../../../ui/toasts/toast-store';
import { deleteReview } from '../commands/delete-review';
import { useReviews } from '../hooks/use-reviews';
import { reviewTexts as texts } from '../texts';
import { ReviewCard } from './ReviewCard';
import { ReviewForm } from './ReviewForm';
import styles from './Reviews.module.css';

interface ReviewsProps {
  readonly productId: string;
  readonly signedIn: boolean;
  /** The administrator who may delete reviews; missing for everyone else. */
  readonly adminId?: string;
}

/** What shoppers say of a product: three reviews, the rest on demand, a form for one's own (section 2). */
export function Reviews({ productId, signedIn, adminId }: ReviewsProps) {
  const [all, setAll] = useState(false);
  const [writing, setWriting] = useState(false);
  const { reviews, total, average } = useReviews(productId, all);

  const write = () => (signedIn ? setWriting(true) : showToast('error', texts.loginFirst));
  const remove = async (reviewId: string) => {
    if (!adminId) return;
    try {
      await deleteReview({ _id: reviewId, productId }, adminId);
      showToast('success', texts.deleted);
    } catch (error) {
      showToast('error', error instanceof Error && error.message ? error.message : texts.deleteFailed);
    }
  };

  return (
    <section className={styles.reviews} id="reviews" aria-label={texts.title}>
      <header className={styles.header}>
        <h2>{texts.title}</h2>
        <Button look="outline" icon="edit" onClick={write}>
          {texts.write}
        </Button>
      </header>
      {total > 0 && (
        <p className={styles.summary}>
          <b>{average.toFixed(1)}</b>
          <Stars rating={average} label={texts.stars(average)} />
          <span>{texts.count(total)}</span>
        </p>
      )}
      {!reviews && <Skeleton shape="button" />}
      {reviews?.length === 0 && (
        <p className={styles.none}>
          <b>{texts.none}</b>
          {texts.noneHint}
        </p>
      )}
      <ul className={styles.list}>
        {reviews?.map((review) => (
          <li key={review._id}>
            <ReviewCard review={review} onDelete={adminId ? () => remove(review._id) : undefined} />
          </li>
        ))}
      </ul>
      {reviews && total > reviews.length && (
        <Button look="quiet" onClick={() => setAll(true)}>
          {all ? texts.loading : texts.more(total - reviews.length)}
        </Button>
      )}
      <Dialog open={writing} title={texts.write} closeLabel={texts.close} onClose={() => setWriting(false)}>
        <ReviewForm productId={productId} signedIn={signedIn} onDone={() => setWriting(false)} />
      </Dialog>
    </section>
  );
}
