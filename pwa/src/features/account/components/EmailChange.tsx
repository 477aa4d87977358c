import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../language/use-texts';
import { Button } from '../../../ui/button/Button';
import { PasswordField } from '../../../ui/field/PasswordField';
import { useEmailChange } from '../hooks/use-email-change';
import { profileTexts } from '../profile-texts';
import styles from './AccountForm.module.css';
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
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="current-password"
        value={password}
        onText={setPassword}
        showLabel={texts.showPassword}
        hideLabel={texts.hidePassword}
      />
      <Button type="submit" size="large" wide busy={busy} disabled={password === ''}>
        {busy ? texts.loading : texts.sendCode}
      </Button>
    </form>
  );
}
