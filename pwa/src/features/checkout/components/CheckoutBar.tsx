import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { TotalBar } from '#ui/product/TotalBar.tsx';
import type { CardPayment } from '../hooks/use-payment-options';
import type { WayToPay } from '../order-attempt';
import { checkoutTexts } from '../texts';
import styles from './CheckoutBar.module.css';

/** Why the order cannot be placed now, if it cannot. */
export type Hindrance =
  | 'offline'
  | 'prepared'
  | 'unanswered'
  | 'unpaid'
  | 'checking'
  | 'too-few'
  | 'unchosen'
  | 'unserved'
  | 'below-minimum';

interface CheckoutBarProps {
  readonly total: number;
  /** How the order is paid that is being placed. */
  readonly busy: WayToPay | undefined;
  readonly hindrance: Hindrance | undefined;
  /** The name of the product of which a variant must be chosen first. */
  readonly unchosen?: string;
  /** The minimum of an order that is not reached, and what is missing. */
  readonly minimum?: { readonly minimum: string; readonly missing: string };
  /** Whether cards are taken. */
  readonly card: CardPayment;
  readonly onPlace: (way: WayToPay) => void;
  /** Keeps the order for later; missing where there is nothing to keep. */
  readonly onPrepare?: () => void;
  /** Another order is prepared already, which this one replaces. */
  readonly anew: boolean;
}

/**
 * The total, Pay Online and Cash on Delivery (docs/product.md#checkout); while something cannot be done it says why,
 * and offers to prepare the order. A shop that takes no cards has no Pay Online (docs/product.md#card-payments).
 */
export function CheckoutBar(props: CheckoutBarProps) {
  const { total, busy, hindrance, unchosen, minimum, card, onPlace, onPrepare, anew } = props;
  const texts = useTexts(checkoutTexts);
  const notes: Record<Hindrance, string> = {
    offline: texts.offline,
    prepared: texts.preparedNote,
    unanswered: texts.unknownNote,
    unpaid: texts.unpaidNote,
    checking: texts.checkingToday,
    'too-few': texts.changeCart,
    unserved: texts.unserved,
    'below-minimum': minimum ? texts.minimum(minimum) : texts.changeCart,
    unchosen: unchosen ? texts.chooseFirst(unchosen) : texts.changeCart,
  };
  const stopped = hindrance !== undefined || busy !== undefined;
  const cardNotes: Record<CardPayment, string | undefined> = {
    off: undefined,
    unknown: texts.cardUnknown,
    test: texts.cardTest,
    live: undefined,
  };
  const cardNote = hindrance ? undefined : cardNotes[card];
  return (
    <TotalBar sticky label={texts.grandTotal} rupees={total} note={hindrance && notes[hindrance]}>
      <div className={styles.buttons}>
        {card !== 'off' && (
          <Button
            variant="accent"
            size="large"
            wide
            busy={busy === 'card'}
            disabled={stopped || card === 'unknown'}
            aria-describedby={cardNote && 'pay-online-note'}
            onClick={() => onPlace('card')}
          >
            {busy === 'card' ? texts.openingPayment : texts.payOnline}
          </Button>
        )}
        <Button size="large" wide busy={busy === 'cash'} disabled={stopped} onClick={() => onPlace('cash')}>
          {busy === 'cash' ? texts.placing : texts.cashOnDelivery}
        </Button>
        {cardNote && (
          <p id="pay-online-note" className={styles.note}>
            {cardNote}
          </p>
        )}
        {onPrepare && (
          <Button variant="outline" size="large" wide onClick={onPrepare}>
            {anew ? texts.prepareAnew : texts.prepare}
          </Button>
        )}
      </div>
    </TotalBar>
  );
}
