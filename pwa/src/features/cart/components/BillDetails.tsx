import { formatRupees, formatTotal, toRupees } from '@jhola/shared/domain/money/money';
import type { Bill } from '@jhola/shared/domain/pricing/bill';
import styles from './BillDetails.module.css';

/** The words of a bill; the cart and the checkout write them differently (docs/product.md#bill). */
export interface BillWords {
  readonly title: string;
  readonly itemsTotal: string;
  readonly quantityTotal: string;
  readonly deliveryCharge: string;
  readonly free: string;
  readonly grandTotal: string;
  readonly originalPrice: string;
}

interface BillDetailsProps {
  readonly bill: Bill;
  readonly words: BillWords;
}

/** Items total with the undiscounted total struck through, pieces, free delivery, grand total (docs/product.md#bill). */
export function BillDetails({ bill, words }: BillDetailsProps) {
  return (
    <section className={styles.bill} aria-label={words.title}>
      <h2 className={styles.title}>{words.title}</h2>
      <dl className={styles.rows}>
        <div>
          <dt>{words.itemsTotal}</dt>
          <dd>
            {bill.savingsPaise > 0 && (
              <s className={styles.before}>
                <span className="visually-hidden">{words.originalPrice} </span>
                {formatRupees(toRupees(bill.originalPaise))}
              </s>
            )}
            {formatRupees(toRupees(bill.totalPaise))}
          </dd>
        </div>
        <div>
          <dt>{words.quantityTotal}</dt>
          <dd>{bill.quantity}</dd>
        </div>
        <div>
          <dt>{words.deliveryCharge}</dt>
          <dd className={styles.free}>{words.free}</dd>
        </div>
        <div className={styles.grand}>
          <dt>{words.grandTotal}</dt>
          <dd>{formatTotal(toRupees(bill.totalPaise))}</dd>
        </div>
      </dl>
    </section>
  );
}
