import { useTexts } from '#i18n/use-texts.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import type { GoogleLink, GoogleWay } from '../commands/log-in-with-google';
import { useGoogleSignIn } from '../hooks/use-google-sign-in';
import { useSignInOptions } from '../hooks/use-sign-in-options';
import { secondFactorTexts } from '../second-factor-texts';
import { accountTexts } from '../texts';
import { GoogleButton } from './GoogleButton';
import styles from './GoogleSignIn.module.css';
import { SecondStep } from './SecondStep';

interface GoogleSignInProps {
  readonly way: GoogleWay;
  /** Whether the page is the one on screen. */
  readonly active: boolean;
  /** Called when an account with a password has this e-mail already: it is needed once. */
  readonly onLink: (link: GoogleLink) => void;
}

/** Third-party sign-in, where the shop offers it (docs/product.md#google). */
export function GoogleSignIn({ way, active, onLink }: GoogleSignInProps) {
  const texts = useTexts(accountTexts);
  const secondTexts = useTexts(secondFactorTexts);
  const clientId = useSignInOptions()?.googleClientId;
  const { busy, take, fail, step } = useGoogleSignIn(way, onLink);
  if (!clientId) return null;
  return (
    <div className={styles.other}>
      <p className={styles.or}>
        <span>{texts.or}</span>
      </p>
      <GoogleButton
        clientId={clientId}
        text={way === 'login' ? 'signin_with' : 'signup_with'}
        active={active}
        busy={busy}
        onCredential={take}
        onFailed={fail}
      />
      <Dialog
        open={step !== undefined}
        title={secondTexts.title}
        closeLabel={secondTexts.back}
        onClose={() => step?.leave()}
      >
        {step && <SecondStep send={step.send} onDone={step.leave} onBack={step.leave} />}
      </Dialog>
    </div>
  );
}
