import type { UserDetails } from '@jhola/shared/contracts/account.contract';
import { type FormEvent, useState } from 'react';
import { OnlineSubmit } from '#connection/OnlineSubmit.tsx';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { TextField } from '#ui/field/TextField.tsx';
import { useFocusFirstWrong } from '#ui/field/use-focus-first-wrong.ts';
import { type Field, profileProblems } from '../commands/form-problems';
import { saveProfile } from '../commands/save-profile';
import { accountTexts } from '../texts';
import styles from './AccountForm.module.css';

interface ProfileFormProps {
  readonly user: UserDetails;
  /** Called with another e-mail address, which takes more than this form. */
  readonly onOtherEmail: (email: string) => void;
}

/** Name, e-mail and mobile, all required (docs/product.md#profile). */
export function ProfileForm({ user, onOtherEmail }: ProfileFormProps) {
  const texts = useTexts(accountTexts);
  const [fields, setFields] = useState({ name: user.name, email: user.email, mobile: user.mobile });
  const { busy, problems, run } = useMutation<Field>(texts.wentWrong);
  const form = useFocusFirstWrong(problems);
  const setField = (field: keyof typeof fields) => (text: string) =>
    setFields((now) => ({ ...now, [field]: text }));

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const email = fields.email.trim().toLowerCase();
    const isOther = email !== user.email;
    const restChanged = fields.name !== user.name || fields.mobile !== user.mobile;
    const saved = await run(
      async () => (restChanged || !isOther ? saveProfile({ ...fields, email: user.email }) : undefined),
      () => profileProblems(fields),
    );
    if (!saved || !isOther) return;
    // it is the account's once the code from there has been seen
    setField('email')(user.email);
    onOtherEmail(email);
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
        onText={setField('mobile')}
      />
      <OnlineSubmit size="large" disabled={busy}>
        {busy ? texts.loading : texts.submit}
      </OnlineSubmit>
    </form>
  );
}
