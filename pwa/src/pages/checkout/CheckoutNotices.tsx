import { PreparedNotice } from '../../features/checkout/components/PreparedNotice';
import { UnansweredNotice } from '../../features/checkout/components/UnansweredNotice';
import styles from './CheckoutPage.module.css';
import type { Checkout } from './use-checkout';

interface CheckoutNoticesProps {
  readonly checkout: Checkout;
  readonly onDrop: () => void;
}

/** What is to be told before the order itself: one whose answer was lost, one that was prepared. */
export function CheckoutNotices({ checkout, onDrop }: CheckoutNoticesProps) {
  const { cart, total, unanswered, tapped, prepared, kept, placing, order } = checkout;
  return (
    <div className={styles.notices} aria-live="polite">
      {unanswered.state !== 'none' && <UnansweredNotice order={unanswered} asked={tapped} />}
      {prepared && (unanswered.state === 'none' || unanswered.state === 'absent') && (
        <PreparedNotice
          prepared={prepared}
          onScreen={prepared.onScreen}
          lines={cart.lines}
          total={total}
          same={prepared.same}
          addressGone={prepared.gone}
          asked={kept}
          busy={placing.busy}
          onPlace={order}
          onDrop={onDrop}
        />
      )}
    </div>
  );
}
