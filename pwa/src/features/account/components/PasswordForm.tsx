import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../language/use-texts';
import { Button } from '../../../ui/button/Button';
import { PasswordField } from '../../../ui/field/PasswordField';
import { useFocusFirstWrong } from '../../../ui/field/use-focus-first-wrong';
import {
  changePassword,
  type PasswordFields,
  type PasswordProblems,
  passwordProblems,
} from '../commands/change-password';
import { useAction } from '../hooks/use-action';
import { profileTexts } from '../profile-texts';
import styles from './AccountForm.module.css';

const empty: PasswordFields = { password: '', newPassword: '', confirmPassword: '' };
const none: PasswordProblems = {};

interface PasswordFormProps {
  /** The shopper's e-mail: a password manager knows by it whose password changes. */
  readonly email: string;
  /** Called when the password has changed and all other devices are signed out. */
  readonly onChanged: () => void;
}

/** The current password and twice the new one; all other devices are signed out. */
export function PasswordForm({ email, onChanged }: PasswordFormProps) {
  const texts = useTexts(profileTexts);
  const [fields, setFields] = useState(empty);
  const [problems, setProblems] = useState(none);
  const { busy, run } = useAction();
  const form = useFocusFirstWrong(problems);
  const put = (field: keyof PasswordFields) => (text: string) =>
    setFields((now) => ({ ...now, [field]: text }));

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const found = await passwordProblems(fields);
    setProblems(found);
    if (Object.keys(found).length > 0 || !(await run(() => changePassword(fields)))) return;
    setFields(empty);
    onChanged();
  };

  const toggle = { showLabel: texts.showPassword, hideLabel: texts.hidePassword } as const;
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={onSubmit} aria-label={texts.changePassword}>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={texts.currentPassword}
        name="password"
        autoComplete="current-password"
        value={fields.password}
        error={problems.password}
        onText={put('password')}
        {...toggle}
      />
      <PasswordField
        label={texts.newPassword}
        name="newPassword"
        autoComplete="new-password"
        hint={texts.passwordHint}
        value={fields.newPassword}
        error={problems.newPassword}
        onText={put('newPassword')}
        {...toggle}
      />
      <PasswordField
        label={texts.confirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
        value={fields.confirmPassword}
        error={problems.confirmPassword}
        onText={put('confirmPassword')}
        {...toggle}
      />
      <Button type="submit" look="outline" size="large" disabled={busy}>
        {busy ? texts.loading : texts.changePassword}
      </Button>
    </form>
  );
}
