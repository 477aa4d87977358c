import { adminOrderTexts } from '#features/orders/admin-texts.ts';
import type { MovedOrders } from '#features/orders/commands/admin/move-orders.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import styles from './NotMovedDialog.module.css';

interface NotMovedDialogProps {
  /** What became of several orders; the dialog is open while there is something to show. */
  readonly outcome: MovedOrders | undefined;
  readonly onClose: () => void;
}

/** Says which of several orders could not be moved, and why. */
export function NotMovedDialog({ outcome, onClose }: NotMovedDialogProps) {
  const texts = useTexts(adminOrderTexts);
  return (
    <Dialog open={outcome !== undefined} title={texts.notAllMoved} closeLabel={texts.close} onClose={onClose}>
      {outcome && (
        <div className={styles.outcome}>
          {outcome.moved > 0 && <p>{texts.moved(outcome.moved)}.</p>}
          <p>{texts.notMoved(outcome.notMoved.length)}</p>
          <ul className={styles.orders}>
            {outcome.notMoved.map(({ orderId, reason }) => (
              <li key={orderId}>
                <strong>{orderId}</strong>
                <span>{reason}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}
