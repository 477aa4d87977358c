import { atRest } from './at-rest';
import { takeUpdateOfferBack } from './offer-update';

/**
 * Loads this page anew at a quiet moment, since another tab has asked for the newer version and this one is still of the
 * older. Until then it works on: its files are kept.
 */
export function reloadAtRest(): void {
  takeUpdateOfferBack();
  const stop = atRest({
    begin: () => {
      stop();
      window.location.reload();
    },
    end: () => {},
  });
}
