import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { OnlineSubmit } from '../../../connection/OnlineSubmit';
import { useTexts } from '../../../i18n/use-texts';
import { TextField } from '../../../ui/field/TextField';
import { useFocusFirstWrong } from '../../../ui/field/use-focus-first-wrong';
import { emailProblem } from '../commands/form-problems';
import { askForCode } from '../commands/recover';
import { useSubmit } from '../hooks/use-submit';
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
  const { busy, problems, submit } = useSubmit();
  const form = useFocusFirstWrong(problems);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const sent = await submit(
      () => emailProblem(email),
      () => askForCode(email),
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
