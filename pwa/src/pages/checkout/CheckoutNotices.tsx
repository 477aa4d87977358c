import { PreparedNotice } from '#features/checkout/components/PreparedNotice.tsx';
import { UnansweredNotice } from '#features/checkout/components/UnansweredNotice.tsx';
import styles from './CheckoutPage.module.css';
import { UnpaidNotice } from './UnpaidNotice';
import type { Checkout } from './use-checkout';

interface CheckoutNoticesProps {
  readonly checkout: Checkout;
  readonly onDrop: () => void;
  /** Called when a notice's own button has ended what it is about. */
  readonly onGone: () => void;
}

/** What is to be shown before the order itself: one whose answer was lost, one that is not paid, one that was
 * prepared. */
export function CheckoutNotices({ checkout, onDrop, onGone }: CheckoutNoticesProps) {
  const { cart, total, unanswered, unpaid, tapped, prepared, kept, placing, order } = checkout;
  return (
    <div className={styles.notices} aria-live="polite">
      {unanswered.state !== 'none' && <UnansweredNotice order={unanswered} asked={tapped} />}
      {unpaid && unanswered.state === 'none' && placing.busy === undefined && (
        <UnpaidNotice {...unpaid} onCancelled={onGone} />
      )}
      {prepared && (unanswered.state === 'none' || unanswered.state === 'absent') && (
        <PreparedNotice
          prepared={prepared}
          onScreen={prepared.onScreen}
          lines={cart.lines}
          total={total}
          same={prepared.same}
          addressGone={prepared.gone}
          asked={kept}
          busy={placing.busy !== undefined}
          onPlace={() => order('cash')}
          onDrop={onDrop}
        />
      )}
    </div>
  );
}
