import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/button/Button';
import { PasswordField } from '../../../ui/field/PasswordField';
import { TextField } from '../../../ui/field/TextField';
import { showToast } from '../../../ui/toasts/toast-store';
import { register } from '../commands/register';
import { useSubmit } from '../hooks/use-submit';
import { accountTexts as texts } from '../texts';
import styles from './AccountForm.module.css';

const empty = { name: '', email: '', password: '', confirmPassword: '' };

/** Name, e-mail and the password twice; the button works once all four are filled (section 5, Register). */
export function RegisterForm({ onDone }: { readonly onDone: () => void }) {
  const [fields, setFields] = useState(empty);
  const { busy, submit } = useSubmit();
  const put = (field: keyof typeof empty) => (text: string) =>
    setFields((now) => ({ ...now, [field]: text }));
  const complete = fields.name.trim() && fields.email.trim() && fields.password && fields.confirmPassword;

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (fields.password !== fields.confirmPassword) {
      showToast('error', texts.passwordsDiffer);
      return;
    }
    if (await submit(() => register(fields))) {
      setFields(empty);
      onDone();
    }
  };

  const toggle = { showLabel: texts.showPassword, hideLabel: texts.hidePassword } as const;
  return (
    <form className={styles.form} onSubmit={onSubmit} aria-label={texts.register}>
      <TextField
        label={texts.name}
        name="name"
        required
        autoComplete="name"
        value={fields.name}
        onText={put('name')}
      />
      <TextField
        label={texts.email}
        name="email"
        type="email"
        required
        autoComplete="email"
        autoCapitalize="none"
        inputMode="email"
        value={fields.email}
        onText={put('email')}
      />
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="new-password"
        hint={texts.passwordHint}
        value={fields.password}
        onText={put('password')}
        {...toggle}
      />
      <PasswordField
        label={texts.confirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
        value={fields.confirmPassword}
        onText={put('confirmPassword')}
        {...toggle}
      />
      <Button type="submit" size="large" wide busy={busy} disabled={!complete}>
        {texts.register}
      </Button>
      <p className={styles.other}>
        {texts.haveAccount} <Link to="/login">{texts.login}</Link>
      </p>
    </form>
  );
}
