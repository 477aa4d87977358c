import type { UserDetails } from '@jhola/shared/contracts/account.contract';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../language/use-texts';
import { Button } from '../../../ui/button/Button';
import { TextField } from '../../../ui/field/TextField';
import { useFocusFirstWrong } from '../../../ui/field/use-focus-first-wrong';
import { profileProblems } from '../commands/form-problems';
import { saveProfile } from '../commands/save-profile';
import { useSubmit } from '../hooks/use-submit';
import { accountTexts } from '../texts';
import styles from './AccountForm.module.css';

/** Name, e-mail and mobile, all required (section 5, Profile). */
export function ProfileForm({ user }: { readonly user: UserDetails }) {
  const texts = useTexts(accountTexts);
  const [fields, setFields] = useState({ name: user.name, email: user.email, mobile: user.mobile });
  const { busy, problems, submit } = useSubmit();
  const form = useFocusFirstWrong(problems);
  const put = (field: keyof typeof fields) => (text: string) =>
    setFields((now) => ({ ...now, [field]: text }));

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit(
      () => profileProblems(fields),
      () => saveProfile(fields),
    );
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={onSubmit} aria-label={texts.profile}>
      <TextField
        label={texts.name}
        name="name"
        required
        autoComplete="name"
        maxLength={100}
        value={fields.name}
        error={problems.name}
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
        maxLength={254}
        value={fields.email}
        error={problems.email}
        onText={put('email')}
      />
      <TextField
        label={texts.mobile}
        name="mobile"
        type="tel"
        required
        autoComplete="tel-national"
        inputMode="tel"
        maxLength={16}
        value={fields.mobile}
        error={problems.mobile}
        onText={put('mobile')}
      />
      <Button type="submit" size="large" disabled={busy}>
        {busy ? texts.loading : texts.submit}
      </Button>
    </form>
  );
}
