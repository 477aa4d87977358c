import { Icon } from '../icons/Icon';
import styles from './Stars.module.css';

interface StarsProps {
  /** 0 to 5, halves and less are drawn as parts of a star. */
  readonly rating: number;
  /** Read out for all stars together. */
  readonly label: string;
  readonly size?: number;
}

const FIVE = [1, 2, 3, 4, 5];

/** A rating as five stars. */
export function Stars({ rating, label, size = 18 }: StarsProps) {
  return (
    <span className={styles.stars} role="img" aria-label={label}>
      {FIVE.map((star) => (
        <span
          key={star}
          className={rating >= star - 0.25 ? styles.on : rating >= star - 0.75 ? styles.half : styles.off}
        >
          <Icon name="star" size={size} filled />
        </span>
      ))}
    </span>
  );
}
