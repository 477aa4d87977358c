import type { UserDetails } from '@jhola/shared/contracts/account.contract';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button/Button';
import { TextField } from '../../../ui/field/TextField';
import { saveProfile } from '../commands/save-profile';
import { useSubmit } from '../hooks/use-submit';
import { accountTexts as texts } from '../texts';
import styles from './AccountForm.module.css';

/** Name, e-mail and mobile, all required (section 5, Profile). */
export function ProfileForm({ user }: { readonly user: UserDetails }) {
  const [fields, setFields] = useState({ name: user.name, email: user.email, mobile: user.mobile });
  const { busy, submit } = useSubmit();
  const put = (field: keyof typeof fields) => (text: string) =>
    setFields((now) => ({ ...now, [field]: text }));

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit(() => saveProfile(fields));
  };

  return (
    <form className={styles.form} onSubmit={onSubmit} aria-label={texts.profile}>
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
        value={fields.email}
        onText={put('email')}
      />
      <TextField
        label={texts.mobile}
        name="mobile"
        type="tel"
        required
        autoComplete="tel"
        inputMode="tel"
        value={fields.mobile}
        onText={put('mobile')}
      />
      <Button type="submit" size="large" disabled={busy}>
        {busy ? texts.loading : texts.submit}
      </Button>
    </form>
  );
}
