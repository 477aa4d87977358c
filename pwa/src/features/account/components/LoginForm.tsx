import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/button/Button';
import { PasswordField } from '../../../ui/field/PasswordField';
import { TextField } from '../../../ui/field/TextField';
import { logIn } from '../commands/log-in';
import { useSubmit } from '../hooks/use-submit';
import { accountTexts as texts } from '../texts';
import styles from './AccountForm.module.css';

/** E-mail and password; the button works once both are filled (section 5, Login). */
export function LoginForm({ onDone }: { readonly onDone: () => void }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { busy, submit } = useSubmit();

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (await submit(() => logIn({ email, password }))) onDone();
  };

  return (
    <form className={styles.form} onSubmit={onSubmit} aria-label={texts.login}>
      <TextField
        label={texts.email}
        name="email"
        type="email"
        required
        autoComplete="email"
        autoCapitalize="none"
        inputMode="email"
        value={email}
        onText={setEmail}
      />
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="current-password"
        value={password}
        onText={setPassword}
        showLabel={texts.showPassword}
        hideLabel={texts.hidePassword}
      />
      <Link className={styles.aside} to="/forgot-password">
        {texts.forgotPassword}
      </Link>
      <Button type="submit" size="large" wide busy={busy} disabled={email.trim() === '' || password === ''}>
        {texts.login}
      </Button>
      <p className={styles.other}>
        {texts.noAccount} <Link to="/register">{texts.register}</Link>
      </p>
    </form>
  );
}
