import { Link } from 'react-router-dom';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { type CodeVerified, verifyCode } from '../commands/recover';
import { useResend } from '../hooks/use-resend';
import { accountTexts } from '../texts';
import styles from './AccountForm.module.css';
import { CodeEntry } from './CodeEntry';

interface CodeFormProps {
  /** Where the code was sent. */
  readonly email: string;
  /** When, in milliseconds since 1970. */
  readonly sentAt: number;
  /** The navigation state that /forgot-password receives. */
  readonly carried?: unknown;
  /** Called when another code is on its way. */
  readonly onResent: () => void;
  readonly onVerified: (answer: CodeVerified) => void;
}

const asTime = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/**
 * The code that lets one set another password; a minute after it another can be asked for (docs/product.md#otp-screen).
 */
export function CodeForm({ email, sentAt, carried, onResent, onVerified }: CodeFormProps) {
  const texts = useTexts(accountTexts);
  const { busy, secondsLeft, send } = useResend(email, sentAt);
  const onResend = async () => {
    if (await send()) onResent();
  };
  return (
    <CodeEntry
      key={sentAt}
      label={texts.verifyOtp}
      action={texts.verifyOtp}
      show={(otp) => verifyCode({ email, otp })}
      onRight={({ verified }) => onVerified(verified)}
    >
      <div className={styles.choices}>
        <OnlineButton variant="quiet" busy={busy} disabled={secondsLeft > 0} onClick={onResend}>
          {secondsLeft > 0 ? texts.sendAgainIn(asTime(secondsLeft)) : texts.sendAgain}
        </OnlineButton>
        <Link to="/forgot-password" state={carried}>
          {texts.otherEmail}
        </Link>
      </div>
    </CodeEntry>
  );
}
