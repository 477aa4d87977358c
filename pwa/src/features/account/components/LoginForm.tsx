import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { OnlineSubmit } from '#connection/OnlineSubmit.tsx';
import { failureWords, useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { TextField } from '#ui/field/TextField.tsx';
import { useFocusFirstWrong } from '#ui/field/use-focus-first-wrong.ts';
import { emailProblem, type Field } from '../commands/form-problems';
import { logIn, needsCode } from '../commands/log-in';
import type { GoogleLink } from '../commands/log-in-with-google';
import { accountTexts } from '../texts';
import styles from './AccountForm.module.css';
import { CurrentPassword } from './CurrentPassword';
import { SecondStep } from './SecondStep';

interface LoginFormProps {
  /** The navigation state that /register receives, so that it leads back here with the same. */
  readonly carried?: object | null;
  /** The provider's account that is linked to this one by the password. */
  readonly link?: GoogleLink;
  /** Other ways of signing in. */
  readonly others?: ReactNode;
  /** Called when the shopper is signed in. */
  readonly onDone?: () => void;
}

/** E-mail and password; the button works once both are filled (docs/product.md#login). */
export function LoginForm({ carried, link, others, onDone }: LoginFormProps) {
  const texts = useTexts(accountTexts);
  const [email, setEmail] = useState(link?.email ?? '');
  const [password, setPassword] = useState('');
  const [step, setStep] = useState<'password' | 'code'>('password');
  const { busy, problems, run } = useMutation<Field>((error) => {
    if (!needsCode(error)) return failureWords(error, texts.wentWrong);
    setStep('code');
    return undefined;
  });
  const form = useFocusFirstWrong(problems);

  // Another e-mail than the provider's is another account: nothing is linked to that.
  const credential = email.trim().toLowerCase() === link?.email.toLowerCase() ? link.credential : undefined;

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const done = await run(
      () => logIn({ email, password, credential }),
      () => emailProblem(email),
    );
    if (done) onDone?.();
  };

  if (step === 'code')
    return (
      <SecondStep
        send={(code) => logIn({ email, password, credential, code })}
        onDone={onDone}
        onBack={() => setStep('password')}
      />
    );
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={onSubmit} aria-label={texts.login}>
      {link && (
        <p className={styles.note} role="status">
          {texts.googleLink}
        </p>
      )}
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
      <CurrentPassword autoFocus={link !== undefined} value={password} onText={setPassword} />
      <Link className={styles.aside} to="/forgot-password" state={{ ...carried, email }}>
        {texts.forgotPassword}
      </Link>
      <OnlineSubmit size="large" wide busy={busy} disabled={email.trim() === '' || password === ''}>
        {texts.login}
      </OnlineSubmit>
      {others}
      <p className={styles.other}>
        {texts.noAccount}{' '}
        <Link to="/register" state={carried}>
          {texts.register}
        </Link>
      </p>
    </form>
  );
}
