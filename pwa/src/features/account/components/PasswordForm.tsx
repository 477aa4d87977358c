import { type FormEvent, useState } from 'react';
import { OnlineSubmit } from '#connection/OnlineSubmit.tsx';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { useFocusFirstWrong } from '#ui/field/use-focus-first-wrong.ts';
import { changePassword, passwordProblems } from '../commands/change-password';
import { type Field, passwordRefusals } from '../commands/form-problems';
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
  const { loading, wentWrong } = useTexts(accountTexts);
  const [fields, setFields] = useState(empty);
  const { busy, problems, run } = useMutation<Field>(wentWrong, {
    fieldOf: passwordRefusals('newPassword'),
  });
  const form = useFocusFirstWrong(problems);
  const setField = (field: keyof typeof empty) => (text: string) =>
    setFields((now) => ({ ...now, [field]: text }));

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const done = await run(
      () => changePassword(fields),
      () => passwordProblems(fields),
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
