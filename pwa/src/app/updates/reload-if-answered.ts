import { connectionTexts } from '#connection/texts.ts';
import { shopAnswers } from '#data/api/shop-answers.ts';
import { translate } from '#i18n/locale.ts';
import { showToast } from '#ui/toasts/toast-store.ts';

/** Loads the page anew if the shop answers. Otherwise the browser's own error page would take its place: it says so and stays. */
export async function reloadIfAnswered(): Promise<void> {
  if (await shopAnswers()) window.location.reload();
  else showToast('plain', translate(connectionTexts).needed);
}
