import type { RatingTotals } from '#data/db/rows.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { Stars } from '#ui/product/Stars.tsx';
import { STARS } from '../rules/review-problem';
import { countOf, shareOf } from '../rules/reviews-view';
import { reviewTexts } from '../texts';
import styles from './RatingSummary.module.css';

interface RatingSummaryProps {
  readonly ratings: RatingTotals;
  /** Only reviews with so many stars are shown. */
  readonly rating: number | undefined;
  /** Called with the stars of a bar, or `undefined` when the chosen one is chosen again. */
  readonly onPick: (rating: number | undefined) => void;
}

/** The average, and a bar for each number of stars; a bar shows only the reviews with so many. */
export function RatingSummary({ ratings, rating, onPick }: RatingSummaryProps) {
  const texts = useTexts(reviewTexts);
  const { averageRating, totalReviews, histogram } = ratings;
  return (
    <>
      <p className={styles.average}>
        <b>{averageRating.toFixed(1)}</b>
        <span>
          <Stars rating={averageRating} label={texts.stars(averageRating)} size={20} />
          <span>{texts.count(totalReviews)}</span>
        </span>
      </p>
      <ul className={styles.bars} aria-label={texts.histogram}>
        {STARS.toReversed().map((stars) => {
          const count = countOf(histogram, stars);
          return (
            <li key={stars}>
              <button
                type="button"
                className={classes(styles.bar, rating === stars && styles.picked)}
                aria-pressed={rating === stars}
                disabled={count === 0 && rating !== stars}
                onClick={() => onPick(rating === stars ? undefined : stars)}
              >
                <span className="visually-hidden">{texts.bar(stars, count)}</span>
                <span className={styles.stars} aria-hidden="true">
                  {stars}
                  <Icon name="star" size={14} filled />
                </span>
                <span className={styles.track} aria-hidden="true">
                  <span className={styles.part} style={{ width: `${shareOf(histogram, stars) * 100}%` }} />
                </span>
                <span className={styles.count} aria-hidden="true">
                  {count}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
