import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import type { BoughtAgain } from '../hooks/use-buy-again';
import type { LeftOut } from '../rules/buy-again';
import { orderTexts } from '../texts';
import styles from './LeftOutDialog.module.css';

interface LeftOutDialogProps {
  /** What is to be shown; missing when there is nothing. */
  readonly outcome: BoughtAgain | undefined;
  readonly onClose: () => void;
}

/** What of an order could not be put into the cart again, and why. */
export function LeftOutDialog({ outcome, onClose }: LeftOutDialogProps) {
  const texts = useTexts(orderTexts);
  const some = outcome !== undefined && outcome.pieces > 0;
  const reason = ({ why, pieces, item }: LeftOut) =>
    why === 'fewer' ? texts.leftOut.fewer(pieces, item.quantity) : texts.leftOut[why];
  return (
    <Dialog
      open={outcome !== undefined}
      title={some ? texts.notAll : texts.nothing}
      closeLabel={texts.close}
      onClose={onClose}
      footer={
        <div className={styles.actions}>
          <Button variant="outline" onClick={onClose}>
            {texts.close}
          </Button>
          {some && (
            <Button to="/cart" onFollow={onClose}>
              {texts.viewCart}
            </Button>
          )}
        </div>
      }
    >
      {some && <p>{texts.boughtAgain(outcome.pieces)}</p>}
      <ul className={styles.items}>
        {outcome?.leftOut.map((left) => (
          <li key={`${left.item.productId}:${left.item.variantId ?? ''}`}>
            <span>
              {left.item.name}
              {left.item.variantName && ` · ${left.item.variantName}`}
            </span>
            <em>{reason(left)}</em>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
