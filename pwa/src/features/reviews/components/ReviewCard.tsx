import type { Review } from '@jhola/shared/contracts/reviews.contract';
import { IconButton } from '../../../ui/button/IconButton';
import { Stars } from '../../../ui/product/Stars';
import { reviewTexts as texts } from '../texts';
import styles from './ReviewCard.module.css';

interface ReviewCardProps {
  readonly review: Review;
  /** Missing for everyone but administrators. */
  readonly onDelete?: () => void;
}

const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric' });

/** What one shopper says of a product. */
export function ReviewCard({ review, onDelete }: ReviewCardProps) {
  const { name, avatar, rating, comment, createdAt } = review;
  return (
    <article className={styles.review} aria-label={name}>
      {avatar ? (
        <img className={styles.avatar} src={avatar} alt="" width={40} height={40} loading="lazy" />
      ) : (
        <span className={styles.avatar} aria-hidden="true">
          {name.slice(0, 1).toUpperCase()}
        </span>
      )}
      <div className={styles.words}>
        <div className={styles.head}>
          <b>{name}</b>
          <time dateTime={createdAt}>{day.format(new Date(createdAt))}</time>
        </div>
        <Stars rating={rating} label={texts.stars(rating)} size={16} />
        {comment && <p>{comment}</p>}
      </div>
      {onDelete && <IconButton icon="trash" tone="danger" label={texts.delete} onClick={onDelete} />}
    </article>
  );
}
