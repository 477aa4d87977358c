import { OnlineButton } from '#connection/OnlineButton.tsx';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { logInByPasskey } from '../commands/passkeys';
import { usePasskeysOffered } from '../hooks/use-passkeys-offered';
import { passkeyTexts } from '../passkey-texts';
import { accountTexts } from '../texts';

/** Signing in by a passkey alone, where shop and browser have them (docs/product.md#passkeys). */
export function PasskeySignIn() {
  const texts = useTexts(passkeyTexts);
  const { wentWrong } = useTexts(accountTexts);
  const { busy, run } = useMutation(wentWrong);
  if (!usePasskeysOffered()) return null;
  return (
    <OnlineButton
      variant="outline"
      size="large"
      icon="key"
      wide
      busy={busy}
      onClick={() => run(logInByPasskey)}
    >
      {texts.signIn}
    </OnlineButton>
  );
}
