import { addressInOneLine } from '@jhola/shared/domain/addresses/address-lines';
import { furthestStage } from '@jhola/shared/domain/orders/order-stages';
import { mayChangeAddress } from '@jhola/shared/domain/orders/shipments';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OrderRow } from '#data/db/rows.ts';
import { adminOrderTexts } from '#features/orders/admin-texts.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Card } from '#ui/card/Card.tsx';
import styles from './AdminOrder.module.css';

export interface OrderRecipientProps {
  readonly order: OrderRow;
  /** Where the customer's own page is. */
  readonly customerPath: (userId: string) => string;
  /** What changes the address, while that may be. */
  readonly changeAddress: (order: OrderRow) => ReactNode;
}

/** Whose order it is, and where it goes. */
export function OrderRecipient({ order, customerPath, changeAddress }: OrderRecipientProps) {
  const texts = useTexts(adminOrderTexts);
  const { userId: customer, delivery_address: address } = order;
  return (
    <Card labelledBy="order-recipient" className={styles.part}>
      <h2 id="order-recipient">{texts.deliverTo}</h2>
      <dl className={styles.facts}>
        <div>
          <dt>{address.name}</dt>
          <dd>{addressInOneLine(address)}</dd>
          <dd>
            <a href={`tel:+91${address.mobile}`}>{address.mobile}</a>
          </dd>
        </div>
        <div>
          <dt>{texts.customer}</dt>
          <dd>
            <Link to={customerPath(customer._id)}>{customer.name}</Link>
          </dd>
        </div>
      </dl>
      {mayChangeAddress(furthestStage(order.statusHistory)) && changeAddress(order)}
    </Card>
  );
}
