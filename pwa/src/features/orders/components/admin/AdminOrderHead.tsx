import { NeedsConnection } from '#connection/NeedsConnection.tsx';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import type { OrderRow } from '#data/db/rows.ts';
import { useMutation } from '#data/queries/use-mutation.ts';
import { adminOrderTexts } from '#features/orders/admin-texts.ts';
import { saveInvoice, savePackingSlip } from '#features/orders/commands/admin/save-documents.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Card } from '#ui/card/Card.tsx';
import { OrderProgress } from '../OrderProgress';
import styles from './AdminOrder.module.css';
import { OrderTimes } from './OrderTimes';
import { StageChoice } from './StageChoice';

/** Which order it is, how far it has come, and what can be done with it. */
export function AdminOrderHead({ order }: { readonly order: OrderRow }) {
  const texts = useTexts(adminOrderTexts);
  const invoice = useMutation(texts.failed);
  const slip = useMutation(texts.failed);
  const { orderId, statusHistory, payment_status, invoiceNumber } = order;
  const cancelled = payment_status === 'CANCELLED';
  return (
    <Card labelledBy="order-number" className={styles.part}>
      <header className={styles.head}>
        <div>
          <h1 id="order-number">{texts.order(orderId)}</h1>
          <OrderTimes order={order} />
        </div>
        {/* An order that has ended stays here: the focus does, too. */}
        <StageChoice order={order} onEnded={() => {}} />
      </header>
      <OrderProgress history={statusHistory} />
      <NeedsConnection />
      {(!cancelled || invoiceNumber) && (
        <div className={styles.actions}>
          <OnlineButton
            variant="outline"
            icon="receipt"
            busy={invoice.busy}
            onClick={() => invoice.run(() => saveInvoice(orderId))}
          >
            {invoiceNumber ? texts.invoiceNamed(invoiceNumber) : texts.invoice}
          </OnlineButton>
          {!cancelled && (
            <OnlineButton
              variant="outline"
              icon="box"
              busy={slip.busy}
              onClick={() => slip.run(() => savePackingSlip(orderId))}
            >
              {texts.packingSlip}
            </OnlineButton>
          )}
        </div>
      )}
    </Card>
  );
}
