import type { Review } from '@jhola/shared/contracts/reviews.contract';
import type { ReactNode } from 'react';
import { formatDay } from '#i18n/format-time.ts';
import { useLanguage, useTexts } from '#i18n/use-texts.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { Stars } from '#ui/product/Stars.tsx';
import { reviewTexts } from '../texts';
import styles from './ReviewCard.module.css';
import { ReviewPhotos } from './ReviewPhotos';

interface ReviewCardProps {
  readonly review: Review;
  /** What shoppers can do with it. */
  readonly vote?: ReactNode;
  /** What an administrator can do with it. */
  readonly action?: ReactNode;
  /** What an administrator deletes a photo with. */
  readonly onDeletePhoto?: (photo: string) => Promise<void>;
}

/** What one shopper says of a product. */
export function ReviewCard({ review, vote, action, onDeletePhoto }: ReviewCardProps) {
  const texts = useTexts(reviewTexts);
  const language = useLanguage();
  const { name, avatar, rating, comment, createdAt, photos, boughtHere } = review;
  return (
    <article className={styles.review} aria-label={name}>
      {avatar ? (
        <img className={styles.avatar} src={avatar} alt="" width={40} height={40} loading="lazy" />
      ) : (
        <span className={styles.avatar} aria-hidden="true">
          {name.slice(0, 1).toUpperCase()}
        </span>
      )}
      <div className={styles.text}>
        <div className={styles.head}>
          <b>{name}</b>
          <time dateTime={createdAt}>{formatDay(createdAt, language)}</time>
        </div>
        <div className={styles.marks}>
          <Stars rating={rating} label={texts.stars(rating)} size={16} />
          {boughtHere && (
            <span className={styles.bought}>
              <Icon name="check" size={14} />
              {texts.boughtHere}
            </span>
          )}
        </div>
        {comment && <p className={styles.comment}>{comment}</p>}
        {photos && photos.length > 0 && <ReviewPhotos name={name} photos={photos} onDelete={onDeletePhoto} />}
        {vote}
      </div>
      {action}
    </article>
  );
}
