import { useId } from 'react';
import { useTexts } from '#i18n/use-texts.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { STARS } from '../rules/review-problem';
import { reviewTexts } from '../texts';
import styles from './StarChoice.module.css';

interface StarChoiceProps {
  readonly rating: number;
  readonly onChoose: (rating: number) => void;
}

/** One to five stars to choose from. */
export function StarChoice({ rating, onChoose }: StarChoiceProps) {
  const texts = useTexts(reviewTexts);
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{texts.rating}</legend>
      {STARS.map((stars) => (
        <label key={stars} className={classes(styles.star, stars <= rating && styles.on)}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={stars === rating}
            onChange={() => onChoose(stars)}
            aria-label={texts.ratingOf(stars)}
          />
          <Icon name="star" size={30} filled={stars <= rating} />
        </label>
      ))}
    </fieldset>
  );
}
