import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../language/use-texts';
import { Button } from '../../../ui/button/Button';
import { useEmailChange } from '../hooks/use-email-change';
import { profileTexts } from '../profile-texts';
import { accountTexts } from '../texts';
import styles from './AccountForm.module.css';
import { CurrentPassword } from './CurrentPassword';
import { EmailCode } from './EmailCode';

interface EmailChangeProps {
  /** The address the shopper wants. */
  readonly email: string;
  /** Called when it is the account's. */
  readonly onDone: () => void;
}

/** First the password, then the six-digit code from the other address. */
export function EmailChange({ email, onDone }: EmailChangeProps) {
  const texts = useTexts(profileTexts);
  const { loading } = useTexts(accountTexts);
  const [password, setPassword] = useState('');
  const change = useEmailChange(email);
  const { busy, sent, send } = change;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send(password);
  };

  if (sent)
    return <EmailCode email={email} change={change} onSendAgain={() => send(password)} onDone={onDone} />;
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit} aria-label={texts.emailTitle}>
      <p>{texts.emailLead(email)}</p>
      <CurrentPassword value={password} onText={setPassword} />
      <Button type="submit" size="large" wide busy={busy} disabled={password === ''}>
        {busy ? loading : texts.sendCode}
      </Button>
    </form>
  );
}
