import { formatTotal } from '@jhola/shared/domain/money/money';
import type { OrderRow } from '#data/db/rows.ts';
import { usePromiseWords } from '#data/queries/use-delivery.ts';
import { useTexts } from '#i18n/use-texts.ts';
import styles from './OrderFacts.module.css';
import { successTexts } from './texts';

/** What a shopper keeps of an order that went well: its number, its amount, and the shop's promise. */
export function OrderFacts({
  order,
}: {
  readonly order: Pick<OrderRow, 'orderId' | 'totalAmt' | 'payment' | 'deliveryPromise'>;
}) {
  const texts = useTexts(successTexts);
  const promiseWords = usePromiseWords();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{texts.number}</dt>
        <dd>{order.orderId}</dd>
      </div>
      <div>
        <dt>{order.payment.state === 'PAID' ? texts.paid : texts.toPay}</dt>
        <dd>{formatTotal(order.totalAmt)}</dd>
      </div>
      <div>
        <dt>{texts.delivery}</dt>
        <dd>{promiseWords(order.deliveryPromise)}</dd>
      </div>
    </dl>
  );
}
