import type { ChangeSecondFactorRequest } from '@jhola/shared/contracts/second-factor.contract';
import { type FormEvent, useState } from 'react';
import { OnlineSubmit } from '#connection/OnlineSubmit.tsx';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { accountTexts } from '../texts';
import styles from './AccountForm.module.css';
import { CurrentPassword } from './CurrentPassword';
import { SecondFactorCodeField } from './SecondFactorCodeField';

interface SecondFactorProofProps {
  readonly lead: string;
  /** The words of the button, and the name of the form. */
  readonly action: string;
  readonly send: (proof: ChangeSecondFactorRequest) => Promise<string | undefined>;
  readonly onDone: () => void;
}

/** Password and code, for what somebody at an open screen must not change. */
export function SecondFactorProof({ lead, action, send, onDone }: SecondFactorProofProps) {
  const { wentWrong } = useTexts(accountTexts);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { busy, problems, run } = useMutation<'code'>(wentWrong, {
    fieldOf: { 'second-factor.wrong': 'code' },
  });

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (await run(() => send({ password, code }))) onDone();
  };

  return (
    <form className={styles.form} noValidate onSubmit={onSubmit} aria-label={action}>
      <p>{lead}</p>
      <CurrentPassword value={password} onText={setPassword} />
      <SecondFactorCodeField value={code} error={problems.code} onText={setCode} />
      <OnlineSubmit size="large" wide busy={busy} disabled={password === '' || code.trim().length < 6}>
        {action}
      </OnlineSubmit>
    </form>
  );
}
