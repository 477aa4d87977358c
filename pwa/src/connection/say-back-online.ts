import { translate } from '../i18n/locale';
import { showToast } from '../ui/toasts/toast-store';
import { isOnline, onConnectionChange } from './connection';
import { connectionTexts } from './texts';

/**
 * Says each time that the shop can be reached again (docs/product.md#back-online); what needs it works again then.
 * @returns how to stop
 */
export function sayBackOnline(): () => void {
  let wasOnline = isOnline();
  return onConnectionChange(() => {
    const online = isOnline();
    if (online && !wasOnline) showToast('success', translate(connectionTexts).back);
    wasOnline = online;
  });
}
