import { formatRupees } from '@jhola/shared/domain/money/money';
import { classes } from '../classes';
import styles from './Price.module.css';

type PriceProps = {
  /** What is paid, in rupees. */
  readonly rupees: number;
  readonly size?: 'small' | 'medium' | 'large';
} & (
  | { readonly original?: undefined; readonly originalLabel?: undefined }
  | {
      /** The price before discount, in rupees; shown struck through when it is higher. */
      readonly original: number | undefined;
      /** Read out before the struck-through price, in the shopper's language. */
      readonly originalLabel: string;
    }
);

/** A price in rupees, with the price before discount struck through. */
export function Price({ rupees, original, size = 'medium', originalLabel }: PriceProps) {
  return (
    <span className={classes(styles.price, styles[size])}>
      <span className={styles.now}>{formatRupees(rupees)}</span>
      {original !== undefined && original > rupees && (
        <s className={styles.before}>
          <span className="visually-hidden">{originalLabel} </span>
          {formatRupees(original)}
        </s>
      )}
    </span>
  );
}
