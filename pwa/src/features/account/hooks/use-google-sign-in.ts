import { useState } from 'react';
import { translate } from '../../../i18n/locale';
import { showToast } from '../../../ui/toasts/toast-store';
import { type GoogleLink, type GoogleWay, logInWithGoogle } from '../commands/log-in-with-google';
import { accountTexts } from '../texts';

interface GoogleSignIn {
  readonly busy: boolean;
  /** Signs in by the provider's ID token. */
  readonly take: (credential: string) => Promise<void>;
  /** Says that the provider gave none. */
  readonly fail: () => void;
}

/**
 * Signing in by the provider: its outcome becomes a toast (docs/product.md#google), or a link that waits for a
 * password.
 * @param way the page
 * @param onLink called when an account with a password has this e-mail already
 */
export function useGoogleSignIn(way: GoogleWay, onLink: (link: GoogleLink) => void): GoogleSignIn {
  const [busy, setBusy] = useState(false);
  const failure = () => {
    const texts = translate(accountTexts);
    return way === 'login' ? texts.googleLoginFailed : texts.googleSignUpFailed;
  };
  return {
    busy,
    fail: () => showToast('error', failure()),
    async take(credential) {
      setBusy(true);
      try {
        const outcome = await logInWithGoogle(way, credential);
        if ('link' in outcome) onLink(outcome.link);
        else showToast('success', outcome.words);
      } catch (error) {
        showToast('error', error instanceof Error ? error.message : failure());
      } finally {
        setBusy(false);
      }
    },
  };
}
