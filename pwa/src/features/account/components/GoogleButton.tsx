import { useTexts } from '#i18n/use-texts.ts';
import { classes } from '#ui/classes.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { useInBrowser } from '#ui/use-in-browser.ts';
import type { ProviderButton } from '../google/provider';
import { useGoogleButton } from '../hooks/use-google-button';
import { accountTexts } from '../texts';
import styles from './GoogleButton.module.css';

interface GoogleButtonProps {
  readonly clientId: string;
  readonly text: ProviderButton['text'];
  /** Whether the page is the one on screen. */
  readonly active: boolean;
  /** A credential is being used: the button takes no clicks. */
  readonly busy?: boolean;
  /** Gets the provider's ID token. */
  readonly onCredential: (credential: string) => void;
  /** The provider's window ended without one. */
  readonly onFailed: () => void;
}

/** The sign-in provider's button, in a container of the same height before it arrives, and when it does not. */
export function GoogleButton({ busy = false, ...options }: GoogleButtonProps) {
  const texts = useTexts(accountTexts);
  const { frame, source, state } = useGoogleButton(options);
  const inBrowser = useInBrowser();
  return (
    <div className={styles.container}>
      <div
        className={classes(styles.button, busy && styles.busy)}
        aria-busy={busy || state === 'loading'}
        inert={busy}
        hidden={state === 'failed'}
      >
        {inBrowser && source && (
          <iframe
            ref={frame}
            className={styles.frame}
            src={source}
            title={texts.googleButton}
            allow="identity-credentials-get"
          />
        )}
      </div>
      {state === 'loading' && (
        <div className={styles.waiting}>
          <Skeleton shape="button" />
        </div>
      )}
      <p className={styles.failed} role="status">
        {state === 'failed' && texts.googleUnreachable}
      </p>
    </div>
  );
}
