import { useEffect, useRef } from 'react';
import { useOnline } from '#connection/use-online.ts';
import { translate } from '#i18n/locale.ts';
import { dismissToast, showToast } from '#ui/toasts/toast-store.ts';
import { promptTexts } from '../prompt-texts';
import { useIntentions } from './use-intentions';

/**
 * Once the shop can be reached, and wherever the shopper is: finds out what became of an order whose answer was lost, and
 * reminds of one that was prepared. It asks and shows; it orders nothing.
 * @param hidden the checkout is on the screen, which shows all this itself
 * @param open leads to the checkout
 */
export function useOrderPrompts(hidden: boolean, open: () => void): void {
  const online = useOnline();
  const { attempt, prepared } = useIntentions() ?? {};
  const latest = useRef(open);
  latest.current = open;
  const shown = online && !hidden;
  const unanswered = shown && attempt && !attempt.absent ? attempt.key : undefined;
  const waiting = shown && !attempt ? prepared?.preparedAt : undefined;

  useEffect(() => {
    if (!unanswered) return;
    const check = async () => {
      const { checkAttempt } = await import('../commands/check-attempt');
      const found = await checkAttempt();
      const texts = translate(promptTexts);
      const action = { label: texts.openCheckout, run: () => latest.current() };
      if (found.outcome === 'placed' && found.order.payment.state === 'PENDING')
        showToast('plain', texts.unpaid, { action });
      else if (found.outcome === 'placed') showToast('success', texts.placed);
      if (found.outcome === 'absent') showToast('plain', texts.notPlaced, { action });
    };
    // The next connection, page or visit asks again.
    check().catch((error: unknown) => console.warn('What became of an order could not be asked', error));
  }, [unanswered]);

  useEffect(() => {
    if (waiting === undefined) return;
    const texts = translate(promptTexts);
    const toast = showToast('plain', texts.prepared, {
      action: { label: texts.openCheckout, run: () => latest.current() },
    });
    return () => dismissToast(toast);
  }, [waiting]);
}
