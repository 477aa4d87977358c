import { type FormEvent, useState } from 'react';
import { OnlineSubmit } from '#connection/OnlineSubmit.tsx';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { accountTexts } from '../texts';
import styles from './AccountForm.module.css';
import { CurrentPassword } from './CurrentPassword';

interface PasswordProofProps {
  readonly lead: string;
  /** The words of the button, and the name of the form. */
  readonly action: string;
  /** Words that it answers become a toast. */
  readonly send: (password: string) => Promise<string> | Promise<void>;
  readonly onDone: () => void;
}

/** The password, for what somebody at an open screen must not change. */
export function PasswordProof({ lead, action, send, onDone }: PasswordProofProps) {
  const { wentWrong } = useTexts(accountTexts);
  const [password, setPassword] = useState('');
  const { busy, run } = useMutation(wentWrong);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (await run(() => send(password))) onDone();
  };

  return (
    <form className={styles.form} noValidate onSubmit={onSubmit} aria-label={action}>
      <p>{lead}</p>
      <CurrentPassword value={password} onText={setPassword} />
      <OnlineSubmit size="large" wide busy={busy} disabled={password === ''}>
        {action}
      </OnlineSubmit>
    </form>
  );
}
