import { useState } from 'react';
import { failureWords, useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { showToast } from '#ui/toasts/toast-store.ts';
import { needsCode } from '../commands/log-in';
import { type GoogleLink, type GoogleWay, logInWithGoogle } from '../commands/log-in-with-google';
import { accountTexts } from '../texts';

interface GoogleSignIn {
  readonly busy: boolean;
  /** Signs in by the provider's ID token. */
  readonly take: (credential: string) => Promise<boolean>;
  /** The second step, while one waits for its code. */
  readonly step:
    | { readonly send: (code: string) => Promise<string | undefined>; readonly leave: () => void }
    | undefined;
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
  const [waiting, setWaiting] = useState<string>();
  const { busy, run } = useMutation((error) => (needsCode(error) ? undefined : failureWords(error, failed)));
  return {
    busy,
    step:
      waiting === undefined
        ? undefined
        : {
            send: async (code) => {
              const outcome = await logInWithGoogle(way, waiting, code);
              return 'words' in outcome ? outcome.words : undefined;
            },
            leave: () => setWaiting(undefined),
          },
    fail: () => showToast('error', failed),
    take: (credential) =>
      run(async () => {
        try {
          const outcome = await logInWithGoogle(way, credential);
          if ('words' in outcome) return outcome.words;
          onLink(outcome.link);
        } catch (error) {
          if (needsCode(error)) setWaiting(credential);
          throw error;
        }
      }),
  };
}
