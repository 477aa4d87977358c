import { useTexts } from '../../../language/use-texts';
import { Button } from '../../../ui/button/Button';
import { TotalBar } from '../../../ui/product/TotalBar';
import { checkoutTexts } from '../texts';
import styles from './CheckoutBar.module.css';

/** Why the order cannot be placed now, if it cannot. */
export type Hindrance = 'offline' | 'prepared' | 'unanswered' | 'checking' | 'too-few';

interface CheckoutBarProps {
  readonly total: number;
  readonly busy: boolean;
  readonly hindrance: Hindrance | undefined;
  readonly onPlace: () => void;
  /** Keeps the order for later; missing where there is nothing to keep. */
  readonly onPrepare?: () => void;
  /** Another order is prepared already, which this one takes the place of. */
  readonly anew: boolean;
}

/** The total, and Cash on Delivery; while nothing can be ordered it says why, and offers to prepare the order. */
export function CheckoutBar({ total, busy, hindrance, onPlace, onPrepare, anew }: CheckoutBarProps) {
  const texts = useTexts(checkoutTexts);
  const notes: Record<Hindrance, string> = {
    offline: texts.offline,
    prepared: texts.preparedNote,
    unanswered: texts.unknownNote,
    checking: texts.checkingToday,
    'too-few': texts.changeCart,
  };
  return (
    <TotalBar sticky label={texts.grandTotal} rupees={total} note={hindrance && notes[hindrance]}>
      <div className={styles.buttons}>
        <Button
          look="accent"
          size="large"
          wide
          busy={busy}
          disabled={hindrance !== undefined}
          onClick={onPlace}
        >
          {busy ? texts.placing : texts.cashOnDelivery}
        </Button>
        {onPrepare && (
          <Button size="large" wide onClick={onPrepare}>
            {anew ? texts.prepareAnew : texts.prepare}
          </Button>
        )}
      </div>
    </TotalBar>
  );
}
