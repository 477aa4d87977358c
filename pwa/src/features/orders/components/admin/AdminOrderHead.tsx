import { NeedsConnection } from '../../../../connection/NeedsConnection';
import { OnlineButton } from '../../../../connection/OnlineButton';
import type { OrderRow } from '../../../../data/db/rows';
import { formatMoment } from '../../../../i18n/format-time';
import { useLanguage, useTexts } from '../../../../i18n/use-texts';
import { Card } from '../../../../ui/card/Card';
import { adminOrderTexts } from '../../admin-texts';
import { saveInvoice, savePackingSlip } from '../../commands/admin/save-documents';
import { useCommand } from '../../hooks/admin/use-command';
import { OrderProgress } from '../OrderProgress';
import styles from './AdminOrder.module.css';
import { StageChoice } from './StageChoice';

/** Which order it is, how far it has come, and what can be done with it. */
export function AdminOrderHead({ order }: { readonly order: OrderRow }) {
  const texts = useTexts(adminOrderTexts);
  const language = useLanguage();
  const invoice = useCommand();
  const slip = useCommand();
  const { orderId, createdAt, statusHistory, payment_status } = order;
  return (
    <Card labelledBy="order-number" className={styles.part}>
      <header className={styles.head}>
        <div>
          <h1 id="order-number">{texts.order(orderId)}</h1>
          <time className={styles.quiet} dateTime={createdAt}>
            {texts.placedAt(formatMoment(Date.parse(createdAt), language))}
          </time>
        </div>
        {/* An order that has ended stays here: the focus does, too. */}
        <StageChoice order={order} onEnded={() => {}} />
      </header>
      <OrderProgress history={statusHistory} />
      <NeedsConnection />
      {payment_status !== 'CANCELLED' && (
        <div className={styles.actions}>
          <OnlineButton
            variant="outline"
            icon="receipt"
            busy={invoice.busy}
            onClick={() => invoice.run(() => saveInvoice(orderId))}
          >
            {texts.invoice}
          </OnlineButton>
          <OnlineButton
            variant="outline"
            icon="box"
            busy={slip.busy}
            onClick={() => slip.run(() => savePackingSlip(orderId))}
          >
            {texts.packingSlip}
          </OnlineButton>
        </div>
      )}
    </Card>
  );
}
