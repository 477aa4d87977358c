import { type FormEvent, useState } from 'react';
import { OnlineSubmit } from '#connection/OnlineSubmit.tsx';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { confirmEmail, sendEmailCode } from '../commands/change-email';
import { profileTexts } from '../profile-texts';
import { accountTexts } from '../texts';
import styles from './AccountForm.module.css';
import { CodeEntry } from './CodeEntry';
import { CurrentPassword } from './CurrentPassword';

interface EmailChangeProps {
  /** The address the shopper wants. */
  readonly email: string;
  /** Called when it is the account's. */
  readonly onDone: () => void;
}

/** First the password, then the six-digit code from the other address. */
export function EmailChange({ email, onDone }: EmailChangeProps) {
  const texts = useTexts(profileTexts);
  const { loading, wentWrong } = useTexts(accountTexts);
  const [password, setPassword] = useState('');
  const [sent, setSent] = useState(0);
  const { busy, run } = useMutation(wentWrong);

  const send = async () => {
    if (await run(() => sendEmailCode(email, password))) setSent((codes) => codes + 1);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };

  if (sent > 0)
    return (
      <CodeEntry
        key={sent}
        label={texts.emailTitle}
        lead={texts.codeLead(email)}
        action={texts.confirmEmail}
        show={async (otp) => ({ words: await confirmEmail(email, otp) })}
        onRight={onDone}
      >
        <Button variant="quiet" busy={busy} onClick={send}>
          {texts.sendAgain}
        </Button>
      </CodeEntry>
    );
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit} aria-label={texts.emailTitle}>
      <p>{texts.emailLead(email)}</p>
      <CurrentPassword value={password} onText={setPassword} />
      <OnlineSubmit size="large" wide busy={busy} disabled={password === ''}>
        {busy ? loading : texts.sendCode}
      </OnlineSubmit>
    </form>
  );
}
