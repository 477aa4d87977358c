import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { OnlineSubmit } from '#connection/OnlineSubmit.tsx';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { TextField } from '#ui/field/TextField.tsx';
import { useFocusFirstWrong } from '#ui/field/use-focus-first-wrong.ts';
import { emailProblem, type Field } from '../commands/form-problems';
import { askForCode } from '../commands/recover';
import { accountTexts } from '../texts';
import styles from './AccountForm.module.css';

interface ForgotPasswordFormProps {
  /** An e-mail that was typed before, elsewhere. */
  readonly known?: string;
  /** The navigation state that /login receives. */
  readonly carried?: unknown;
  /** Called with the e-mail to which a code is on its way. */
  readonly onSent: (email: string) => void;
}

/**
 * The e-mail of the account whose password is lost; the button works once it is filled
 * (docs/product.md#recovery-screens).
 */
export function ForgotPasswordForm({ known = '', carried, onSent }: ForgotPasswordFormProps) {
  const texts = useTexts(accountTexts);
  const [email, setEmail] = useState(known);
  const { busy, problems, run } = useMutation<Field>(texts.wentWrong);
  const form = useFocusFirstWrong(problems);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const sent = await run(
      () => askForCode(email),
      () => emailProblem(email),
    );
    if (sent) onSent(email.trim());
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={onSubmit} aria-label={texts.forgotHead}>
      <TextField
        label={texts.email}
        name="email"
        type="email"
        required
        autoComplete="username"
        autoCapitalize="none"
        inputMode="email"
        maxLength={254}
        value={email}
        error={problems.email}
        onText={setEmail}
      />
      <OnlineSubmit size="large" wide busy={busy} disabled={email.trim() === ''}>
        {texts.sendOtp}
      </OnlineSubmit>
      <p className={styles.other}>
        <Link to="/login" state={carried}>
          {texts.backToLogin}
        </Link>
      </p>
    </form>
  );
}
