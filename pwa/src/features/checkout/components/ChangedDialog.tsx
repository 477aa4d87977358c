import { formatTotal } from '@jhola/shared/domain/money/money';
import type { CartLineRow } from '#data/db/rows.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import type { OrderChange } from '../hooks/use-place-order';
import { canBeOrdered, changedLines } from '../rules/changed-lines';
import { checkoutTexts } from '../texts';
import styles from './ChangedDialog.module.css';
import { ChangeList } from './ChangeList';

interface ChangedDialogProps {
  readonly change: OrderChange | undefined;
  /** The cart as it is now. */
  readonly lines: readonly CartLineRow[];
  /** Today's total in rupees. */
  readonly total: number;
  readonly onConfirm: () => void;
  readonly onBack: () => void;
}

/** What has changed since the shopper looked; nothing is ordered before they confirm it. */
export function ChangedDialog({ change, lines, total, onConfirm, onBack }: ChangedDialogProps) {
  const texts = useTexts(checkoutTexts);
  const enough = canBeOrdered(lines);
  return (
    <Dialog
      open={change !== undefined}
      title={texts.changedTitle}
      closeLabel={texts.close}
      onClose={onBack}
      footer={
        <div className={styles.actions}>
          <Button variant="outline" onClick={onBack}>
            {texts.back}
          </Button>
          {enough ? (
            <Button variant="accent" onClick={onConfirm}>
              {texts.confirm}
            </Button>
          ) : (
            <Button to="/cart" onFollow={onBack}>
              {texts.toCart}
            </Button>
          )}
        </div>
      }
    >
      <p>{change?.message}</p>
      <ChangeList changes={changedLines(change?.before ?? [], lines)} />
      {enough ? (
        <p className={styles.total}>
          <span>{texts.newTotal}</span>
          <strong>{formatTotal(total)}</strong>
        </p>
      ) : (
        <p>{texts.nothingOrdered}</p>
      )}
    </Dialog>
  );
}
