import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../language/use-texts';
import { Button } from '../../../ui/button/Button';
import { PasswordField } from '../../../ui/field/PasswordField';
import { TextField } from '../../../ui/field/TextField';
import { confirmEmail, sendEmailCode } from '../commands/change-email';
import { useAction } from '../hooks/use-action';
import { profileTexts } from '../profile-texts';
import styles from './AccountForm.module.css';

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
  const [code, setCode] = useState('');
  const [sent, setSent] = useState(false);
  const { busy, run } = useAction();

  const send = async () => {
    setCode('');
    if (await run(() => sendEmailCode(email, password))) setSent(true);
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!sent) await send();
    else if (await run(() => confirmEmail(email, code))) onDone();
  };

  if (!sent)
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
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit} aria-label={texts.emailTitle}>
      <p>{texts.codeLead(email)}</p>
      <TextField
        label={texts.codeLabel}
        name="otp"
        required
        autoFocus
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={6}
        value={code}
        onText={(text) => setCode(text.replace(/\D/g, ''))}
      />
      <Button type="submit" size="large" wide busy={busy} disabled={code.length < 6}>
        {busy ? texts.loading : texts.confirmEmail}
      </Button>
      <Button look="quiet" disabled={busy} onClick={send}>
        {texts.sendAgain}
      </Button>
    </form>
  );
}
