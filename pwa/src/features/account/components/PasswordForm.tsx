import { type FormEvent, useState } from 'react';
import { OnlineSubmit } from '../../../connection/OnlineSubmit';
import { useTexts } from '../../../i18n/use-texts';
import { useFocusFirstWrong } from '../../../ui/field/use-focus-first-wrong';
import { changePassword, passwordProblems } from '../commands/change-password';
import { useSubmit } from '../hooks/use-submit';
import { profileTexts } from '../profile-texts';
import { accountTexts } from '../texts';
import styles from './AccountForm.module.css';
import { CurrentPassword } from './CurrentPassword';
import { PasswordTwice } from './PasswordTwice';

const empty = { password: '', newPassword: '', confirmPassword: '' };

interface PasswordFormProps {
  /** The shopper's e-mail: a password manager knows by it whose password changes. */
  readonly email: string;
  /** Called when the password has changed and all other devices are signed out. */
  readonly onChanged: () => void;
}

/** The current password and twice the new one; all other devices are signed out. */
export function PasswordForm({ email, onChanged }: PasswordFormProps) {
  const texts = useTexts(profileTexts);
  const { loading } = useTexts(accountTexts);
  const [fields, setFields] = useState(empty);
  const { busy, problems, submit } = useSubmit();
  const form = useFocusFirstWrong(problems);
  const setField = (field: keyof typeof empty) => (text: string) =>
    setFields((now) => ({ ...now, [field]: text }));

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const done = await submit(
      () => passwordProblems(fields),
      () => changePassword(fields),
      { 'account.common-password': 'newPassword' },
    );
    if (!done) return;
    setFields(empty);
    onChanged();
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={onSubmit} aria-label={texts.changePassword}>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <CurrentPassword
        label={texts.currentPassword}
        value={fields.password}
        error={problems.password}
        onText={setField('password')}
      />
      <PasswordTwice name="newPassword" fields={fields} problems={problems} onText={setField} />
      <OnlineSubmit variant="outline" size="large" disabled={busy}>
        {busy ? loading : texts.changePassword}
      </OnlineSubmit>
    </form>
  );
}
