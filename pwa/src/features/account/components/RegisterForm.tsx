import type { RegisterRequest } from '@jhola/shared/contracts/account.contract';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { OnlineSubmit } from '#connection/OnlineSubmit.tsx';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { TextField } from '#ui/field/TextField.tsx';
import { useFocusFirstWrong } from '#ui/field/use-focus-first-wrong.ts';
import { type Field, passwordRefusals, registerProblems } from '../commands/form-problems';
import { register } from '../commands/register';
import { accountTexts } from '../texts';
import styles from './AccountForm.module.css';
import { PasswordTwice } from './PasswordTwice';

const empty = { name: '', email: '', password: '', confirmPassword: '' };

interface RegisterFormProps {
  /** The navigation state that /login receives, so that it leads on to where the shopper was going. */
  readonly carried?: object | null;
  /** Other ways of signing up. */
  readonly others?: ReactNode;
  /** What the form is sent by, when it is not a shopper's sign-up. */
  readonly send?: (fields: RegisterRequest) => Promise<string>;
  /** The words of the button. */
  readonly action?: string;
  readonly onDone: () => void;
}

/** Name, e-mail and the password twice; the button works once all four are filled (docs/product.md#register). */
export function RegisterForm({ carried, others, send = register, action, onDone }: RegisterFormProps) {
  const texts = useTexts(accountTexts);
  const [fields, setFields] = useState(empty);
  const { busy, problems, run } = useMutation<Field>(texts.wentWrong, {
    fieldOf: passwordRefusals('password'),
  });
  const form = useFocusFirstWrong(problems);
  const setField = (field: keyof typeof empty) => (text: string) =>
    setFields((now) => ({ ...now, [field]: text }));
  const complete = fields.name.trim() && fields.email.trim() && fields.password && fields.confirmPassword;

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const done = await run(
      () => send(fields),
      () => registerProblems(fields),
    );
    if (!done) return;
    setFields(empty);
    onDone();
  };

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={onSubmit}
      aria-label={action ?? texts.register}
    >
      <TextField
        label={texts.name}
        name="name"
        required
        autoComplete="name"
        maxLength={100}
        value={fields.name}
        error={problems.name}
        onText={setField('name')}
      />
      <TextField
        label={texts.email}
        name="email"
        type="email"
        required
        autoComplete="email"
        autoCapitalize="none"
        inputMode="email"
        maxLength={254}
        value={fields.email}
        error={problems.email}
        onText={setField('email')}
      />
      <PasswordTwice name="password" fields={fields} problems={problems} onText={setField} />
      <OnlineSubmit size="large" wide busy={busy} disabled={!complete}>
        {action ?? texts.register}
      </OnlineSubmit>
      {others}
      <p className={styles.other}>
        {texts.haveAccount}{' '}
        <Link to="/login" state={carried}>
          {texts.login}
        </Link>
      </p>
    </form>
  );
}
