import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { showToast } from '#ui/toasts/toast-store.ts';
import { type GoogleLink, type GoogleWay, logInWithGoogle } from '../commands/log-in-with-google';
import { accountTexts } from '../texts';

interface GoogleSignIn {
  readonly busy: boolean;
  /** Signs in by the provider's ID token. */
  readonly take: (credential: string) => Promise<boolean>;
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
  const texts = useTexts(accountTexts);
  const failed = way === 'login' ? texts.googleLoginFailed : texts.googleSignUpFailed;
  const { busy, run } = useMutation(failed);
  return {
    busy,
    fail: () => showToast('error', failed),
    take: (credential) =>
      run(async () => {
        const outcome = await logInWithGoogle(way, credential);
        if ('words' in outcome) return outcome.words;
        onLink(outcome.link);
      }),
  };
}
