import { formatTotal } from '@jhola/shared/domain/money/money';
import type { OrderRow } from '../../../../data/db/rows';
import { useTexts } from '../../../../i18n/use-texts';
import { Card } from '../../../../ui/card/Card';
import { adminOrderTexts } from '../../admin-texts';
import { OrderedProducts } from '../OrderedProducts';
import styles from './AdminOrder.module.css';

/** What was ordered, line by line, and what it comes to. */
export function OrderLines({ order }: { readonly order: OrderRow }) {
  const texts = useTexts(adminOrderTexts);
  return (
    <Card labelledBy="order-lines" className={styles.part}>
      <h2 id="order-lines">{texts.lines}</h2>
      <OrderedProducts products={order.product_details} />
      <p className={styles.total}>
        {texts.total} <strong>{formatTotal(order.totalAmt)}</strong>
      </p>
    </Card>
  );
}
