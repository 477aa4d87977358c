import styles from './RatingRing.module.css';

interface RatingRingProps {
  /** The average, 0 to 5. */
  readonly rating: number;
  /** Read out for the ring, such as `4.3 out of 5`. */
  readonly label: string;
  readonly size?: number;
}

const MAX = 5;
const RADIUS = 15;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

/** A rating as a ring scaled out of 5, with one decimal inside (docs/product.md#rating-ring). */
export function RatingRing({ rating, label, size = 36 }: RatingRingProps) {
  const part = Math.min(Math.max(rating / MAX, 0), 1);
  return (
    <svg className={styles.ring} width={size} height={size} viewBox="0 0 36 36" role="img" aria-label={label}>
      <circle className={styles.track} cx="18" cy="18" r={RADIUS} />
      {part > 0 && (
        <circle
          className={styles.part}
          cx="18"
          cy="18"
          r={RADIUS}
          strokeDasharray={`${part * CIRCUMFERENCE} ${CIRCUMFERENCE}`}
          transform="rotate(-90 18 18)"
        />
      )}
      <text className={styles.number} x="18" y="18" dominantBaseline="central" textAnchor="middle">
        {rating.toFixed(1)}
      </text>
    </svg>
  );
}
