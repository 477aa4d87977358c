import { Link } from 'react-router-dom';
import { CouldNotLoad } from '../../../../connection/CouldNotLoad';
import { useTexts } from '../../../../i18n/use-texts';
import { Card } from '../../../../ui/card/Card';
import { LoadingPlaceholder } from '../../../../ui/feedback/LoadingPlaceholder';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { Icon } from '../../../../ui/icons/Icon';
import { ADMIN_ORDERS_PATH } from '../../admin-order-path';
import { adminOrderTexts } from '../../admin-texts';
import { useAdminOrder } from '../../hooks/admin/use-admin-order';
import styles from './AdminOrder.module.css';
import { AdminOrderHead } from './AdminOrderHead';
import { NoteForm } from './NoteForm';
import { OrderLines } from './OrderLines';
import { OrderMoney } from './OrderMoney';
import { OrderRecipient } from './OrderRecipient';
import { OrderTrail } from './OrderTrail';

interface AdminOrderProps {
  readonly orderId: string;
  /** Where the customer's own page is. */
  readonly customerPath: (userId: string) => string;
}

/** One order whole: what, for whom, how far, paid how, its documents, and who did what with it when. */
export function AdminOrder({ orderId, customerPath }: AdminOrderProps) {
  const texts = useTexts(adminOrderTexts);
  const { order, details, failed, reason, refetch, addEntry } = useAdminOrder(orderId);
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
      {!order && failed && (
        <CouldNotLoad title={texts.orderFailed} text={reason} retry={texts.retry} onRetry={refetch} />
      )}
      {order && (
        <>
          <AdminOrderHead order={order} />
          <div className={styles.columns}>
            <OrderLines order={order} />
            <div className={styles.column}>
              <OrderRecipient order={order} customerPath={customerPath} />
              <OrderMoney order={order} provider={details?.provider} />
            </div>
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
        </>
      )}
    </div>
  );
}
