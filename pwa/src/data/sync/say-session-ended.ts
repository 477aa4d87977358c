import { translate } from '#i18n/locale.ts';
import { showToast } from '#ui/toasts/toast-store.ts';
import { onSessionEnded } from '../api/session-lost';
import { openStore } from '../db/open-store';
import { syncTexts } from '../outbox/texts';

/**
 * Says in words that the session has ended, elsewhere or by its age, and whether changes wait for the same person to sign in
 * again (docs/product.md#session-lost).
 * @returns how to stop
 */
export function saySessionEnded(): () => void {
  return onSessionEnded(() => {
    const { sessionEnded, unsentWaits } = translate(syncTexts);
    openStore()
      .then((store) => store.outbox.count())
      // a device that stores nothing has nothing that waits
      .catch(() => 0)
      .then((unsent) => showToast('plain', unsent > 0 ? `${sessionEnded} ${unsentWaits}` : sessionEnded));
  });
}
