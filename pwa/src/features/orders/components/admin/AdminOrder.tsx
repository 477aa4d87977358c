import { formatRupees, formatTotal } from '@jhola/shared/domain/money/money';
import { ADMIN_ORDERS_PATH } from '@jhola/shared/domain/slugs/paths';
import { Link } from 'react-router-dom';
import { CouldNotLoad } from '#connection/CouldNotLoad.tsx';
import type { OrderRow } from '#data/db/rows.ts';
import { adminOrderTexts } from '#features/orders/admin-texts.ts';
import { useAdminOrder } from '#features/orders/hooks/admin/use-admin-order.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Card } from '#ui/card/Card.tsx';
import { LoadingPlaceholder } from '#ui/feedback/LoadingPlaceholder.tsx';
import { Missing } from '#ui/feedback/Missing.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { OrderedProducts } from '../OrderedProducts';
import styles from './AdminOrder.module.css';
import { AdminOrderHead } from './AdminOrderHead';
import { CancelItems } from './CancelItems';
import { NoteForm } from './NoteForm';
import { OrderMoney } from './OrderMoney';
import { OrderRecipient, type OrderRecipientProps } from './OrderRecipient';
import { OrderTrail } from './OrderTrail';
import { ShipmentForm } from './ShipmentForm';

interface AdminOrderProps extends Omit<OrderRecipientProps, 'order'> {
  readonly orderId: string;
}

/** One order whole: what, for whom, how far, paid how, its documents, and who did what with it when. */
export function AdminOrder({ orderId, customerPath, changeAddress }: AdminOrderProps) {
  const texts = useTexts(adminOrderTexts);
  const { order, details, failed, missing, reason, refetch, addEntry } = useAdminOrder(orderId);
  return (
    <div className={styles.page}>
      <Link className={styles.back} to={ADMIN_ORDERS_PATH}>
        <Icon name="back" size={20} />
        {texts.all}
      </Link>
      {!order && <h1>{texts.order(orderId)}</h1>}
      {!order && !failed && (
        <LoadingPlaceholder text={texts.loading}>
          <Skeleton className={styles.skeleton} />
        </LoadingPlaceholder>
      )}
      {missing && (
        <Missing
          icon="receipt"
          title={reason ?? texts.orderFailed}
          listPath={ADMIN_ORDERS_PATH}
          listName={texts.all}
        />
      )}
      {!order && failed && !missing && (
        <CouldNotLoad title={texts.orderFailed} text={reason} retry={texts.retry} onRetry={refetch} />
      )}
      {order && (
        <>
          <AdminOrderHead order={order} />
          <div className={styles.columns}>
            <div className={styles.column}>
              <OrderLines order={order} />
              <OrderMoney order={order} provider={details?.provider} />
            </div>
            <div className={styles.aside}>
              <OrderRecipient order={order} customerPath={customerPath} changeAddress={changeAddress} />
              {order.payment_status !== 'CANCELLED' && (
                <ShipmentForm key={shipmentKey(order)} order={order} />
              )}
            </div>
            <Card labelledBy="order-trail" className={styles.part}>
              <h2 id="order-trail">{texts.trail}</h2>
              {details && <OrderTrail trail={details.trail} />}
              {!details && !failed && <Skeleton className={styles.trailPlace} />}
              {!details && failed && (
                <CouldNotLoad title={texts.trailFailed} text={reason} retry={texts.retry} onRetry={refetch} />
              )}
              <NoteForm orderId={orderId} onAdded={addEntry} />
            </Card>
          </div>
        </>
      )}
    </div>
  );
}

/** The form begins anew where another administrator named another carrier. */
const shipmentKey = ({ shipment }: OrderRow) => JSON.stringify(shipment ?? null);

/** What was ordered, line by line, and what it comes to. */
function OrderLines({ order }: { readonly order: OrderRow }) {
  const texts = useTexts(adminOrderTexts);
  return (
    <Card labelledBy="order-lines" className={styles.part}>
      <h2 id="order-lines">{texts.lines}</h2>
      <OrderedProducts products={order.product_details} />
      {order.deliveryCharge !== undefined && (
        <p className={styles.total}>
          {texts.deliveryCharge} <span>{formatRupees(order.deliveryCharge)}</span>
        </p>
      )}
      <p className={styles.total}>
        {texts.total} <strong>{formatTotal(order.totalAmt)}</strong>
      </p>
      {order.cancelled_products && (
        <>
          <h3>{texts.cancelledItems}</h3>
          <OrderedProducts products={order.cancelled_products} label={texts.cancelledItems} />
        </>
      )}
      <CancelItems order={order} />
    </Card>
  );
}
