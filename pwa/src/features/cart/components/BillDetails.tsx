import type { DeliveryCost } from '@jhola/shared/domain/delivery-areas/delivery-areas';
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
  /** From which amount it is free after all. */
  readonly freeFrom: (rupees: string) => string;
  /** In place of a charge that depends on the address. */
  readonly byAddress: string;
  readonly grandTotal: string;
  readonly originalPrice: string;
}

interface BillDetailsProps {
  readonly bill: Bill;
  /** What delivery costs; undefined where that depends on an address that is not chosen yet. */
  readonly delivery: DeliveryCost | undefined;
  readonly words: BillWords;
}

/** Items total with the undiscounted total struck through, pieces, delivery charge, grand total (docs/product.md#bill). */
export function BillDetails({ bill, delivery, words }: BillDetailsProps) {
  const isFree = delivery !== undefined && bill.deliveryPaise === 0;
  const charge = delivery ? formatRupees(toRupees(bill.deliveryPaise)) : words.byAddress;
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
            {formatRupees(toRupees(bill.itemsPaise))}
          </dd>
        </div>
        <div>
          <dt>{words.quantityTotal}</dt>
          <dd>{bill.quantity}</dd>
        </div>
        <div>
          <dt>{words.deliveryCharge}</dt>
          <dd className={isFree ? styles.free : undefined}>{isFree ? words.free : charge}</dd>
          {delivery?.freeFromPaise !== undefined && !isFree && (
            <dd className={styles.note}>{words.freeFrom(formatRupees(toRupees(delivery.freeFromPaise)))}</dd>
          )}
        </div>
        <div className={styles.grand}>
          <dt>{words.grandTotal}</dt>
          <dd>{formatTotal(toRupees(bill.totalPaise))}</dd>
        </div>
      </dl>
    </section>
  );
}
