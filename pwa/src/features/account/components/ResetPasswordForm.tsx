import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { OnlineSubmit } from '#connection/OnlineSubmit.tsx';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { useFocusFirstWrong } from '#ui/field/use-focus-first-wrong.ts';
import { type Field, newPasswordProblems, passwordRefusals } from '../commands/form-problems';
import { resetPassword } from '../commands/recover';
import { accountTexts } from '../texts';
import styles from './AccountForm.module.css';
import { PasswordTwice } from './PasswordTwice';

const empty = { newPassword: '', confirmPassword: '' };

interface ResetPasswordFormProps {
  readonly email: string;
  /** The one-use secret that the right code has given. */
  readonly resetToken: string;
  /** The navigation state that /forgot-password receives. */
  readonly carried?: unknown;
  readonly onDone: () => void;
}

/** The new password twice; the button works once both are filled (docs/product.md#reset-screen). */
export function ResetPasswordForm({ email, resetToken, carried, onDone }: ResetPasswordFormProps) {
  const texts = useTexts(accountTexts);
  const [fields, setFields] = useState(empty);
  const { busy, problems, run } = useMutation<Field>(texts.wentWrong, {
    fieldOf: passwordRefusals('newPassword'),
  });
  const form = useFocusFirstWrong(problems);
  const setField = (field: keyof typeof empty) => (text: string) =>
    setFields((now) => ({ ...now, [field]: text }));

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const done = await run(
      () => resetPassword({ email, resetToken, ...fields }),
      () => newPasswordProblems(fields),
    );
    if (done) onDone();
  };

  const complete = fields.newPassword !== '' && fields.confirmPassword !== '';
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={onSubmit} aria-label={texts.changePassword}>
      {/* lets a password manager know whose password this is */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordTwice name="newPassword" fields={fields} problems={problems} onText={setField} />
      <OnlineSubmit size="large" wide busy={busy} disabled={!complete}>
        {texts.changePassword}
      </OnlineSubmit>
      <p className={styles.other}>
        <Link to="/forgot-password" state={carried}>
          {texts.newCode}
        </Link>
      </p>
    </form>
  );
}
