import { formatTotal } from '@jhola/shared/domain/money/money';
import { useTexts } from '../../../i18n/use-texts';
import { ownOrderTexts } from '../own-order-texts';
import styles from './OwnOrder.module.css';

/** What an order comes to; delivery is free (docs/product.md#bill). @param totalRupees of the whole order */
export function OrderBill({ totalRupees }: { readonly totalRupees: number }) {
  const texts = useTexts(ownOrderTexts);
  return (
    <dl className={styles.bill}>
      <div>
        <dt>{texts.delivery}</dt>
        <dd>{texts.free}</dd>
      </div>
      <div className={styles.total}>
        <dt>{texts.total}</dt>
        <dd>{formatTotal(totalRupees)}</dd>
      </div>
    </dl>
  );
}
