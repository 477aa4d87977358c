import { appTexts } from '#i18n/app-texts.ts';
import { translate } from '#i18n/locale.ts';
import { dismissToast, showToast } from '#ui/toasts/toast-store.ts';
import { atRest } from './at-rest';

let stopOffering = () => {};

/**
 * Says at a quiet moment that a new version of the shop is ready. Who puts the words away is not asked again before the
 * next visit.
 * @param take called when the shopper wants it
 */
export function offerUpdate(take: () => void): void {
  stopOffering();
  let shown: number | undefined;
  const stop = atRest({
    begin: () => {
      const texts = translate(appTexts);
      shown = showToast('plain', texts.updateReady, {
        action: {
          label: texts.reload,
          run: () => {
            stop();
            take();
          },
        },
        onDismissed: stop,
      });
    },
    end: () => shown !== undefined && dismissToast(shown),
  });
  stopOffering = () => {
    stop();
    if (shown !== undefined) dismissToast(shown);
  };
}

/** Takes the offer back: the newer version is there. */
export const takeUpdateOfferBack = (): void => stopOffering();
