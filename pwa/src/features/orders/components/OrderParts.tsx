import { addressInOneLine } from '@jhola/shared/domain/addresses/address-lines';
import { formatRupees, formatTotal } from '@jhola/shared/domain/money/money';
import type { ReactNode } from 'react';
import type { OrderRow } from '#data/db/rows.ts';
import { formatMoment } from '#i18n/format-time.ts';
import { useLanguage, useTexts } from '#i18n/use-texts.ts';
import { Card } from '#ui/card/Card.tsx';
import { ownOrderTexts } from '../own-order-texts';
import { paymentTexts } from '../payment-texts';
import { OrderedProducts } from './OrderedProducts';
import { OrderPayment } from './OrderPayment';
import { OrderProgress } from './OrderProgress';
import { OrderShipment } from './OrderShipment';
import styles from './OwnOrder.module.css';
import { PaymentBadge } from './PaymentBadge';

interface OrderPartsProps {
  readonly order: OrderRow;
  /** What can be done with it. */
  readonly actions: ReactNode;
}

/** All of an order, part by part: progress, money, items, address. */
export function OrderParts({ order, actions }: OrderPartsProps) {
  const texts = useTexts(ownOrderTexts);
  const money = useTexts(paymentTexts);
  const language = useLanguage();
  const { delivery_address: address } = order;
  return (
    <>
      <p className={styles.quiet}>{texts.placedAt(formatMoment(Date.parse(order.createdAt), language))}</p>
      <Card labelledBy="own-order-progress" className={styles.part}>
        <h2 id="own-order-progress">{texts.progress}</h2>
        <OrderProgress history={order.statusHistory} />
        {order.shipment && <OrderShipment shipment={order.shipment} />}
      </Card>
      <Card labelledBy="own-order-payment" className={styles.part}>
        <div className={styles.head}>
          <h2 id="own-order-payment">{money.title}</h2>
          <PaymentBadge payment={order.payment} />
        </div>
        <div className={styles.money} aria-live="polite">
          <OrderPayment order={order} />
        </div>
        <div className={styles.actions}>{actions}</div>
      </Card>
      <Card labelledBy="own-order-items" className={styles.part}>
        <h2 id="own-order-items">{texts.items}</h2>
        <OrderedProducts products={order.product_details} />
        <OrderBill order={order} />
        {order.cancelled_products && (
          <>
            <h3>{texts.cancelledItems}</h3>
            <p className={styles.quiet}>{texts.cancelledItemsLead[order.payment.method]}</p>
            <OrderedProducts products={order.cancelled_products} label={texts.cancelledItems} />
          </>
        )}
      </Card>
      <Card labelledBy="own-order-address" className={styles.part}>
        <h2 id="own-order-address">{texts.deliverTo}</h2>
        <address className={styles.address}>
          <strong>{address.name}</strong>
          <br />
          {addressInOneLine(address)}
          <br />
          {texts.mobile(address.mobile)}
        </address>
      </Card>
    </>
  );
}

/** What an order comes to, and what of it is for the delivery (docs/product.md#bill). */
function OrderBill({ order: { totalAmt, deliveryCharge } }: { readonly order: OrderRow }) {
  const texts = useTexts(ownOrderTexts);
  return (
    <dl className={styles.bill}>
      <div>
        <dt>{texts.delivery}</dt>
        <dd>{deliveryCharge ? formatRupees(deliveryCharge) : texts.free}</dd>
      </div>
      <div className={styles.total}>
        <dt>{texts.total}</dt>
        <dd>{formatTotal(totalAmt)}</dd>
      </div>
    </dl>
  );
}
