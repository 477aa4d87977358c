import { type FormEvent, useState } from 'react';
import { OnlineSubmit } from '#connection/OnlineSubmit.tsx';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { secondFactorTexts } from '../second-factor-texts';
import { accountTexts } from '../texts';
import styles from './AccountForm.module.css';
import { SecondFactorCodeField } from './SecondFactorCodeField';

interface SecondStepProps {
  /** Signs in with the code; throws ApiError. */
  readonly send: (code: string) => Promise<string | undefined>;
  readonly onDone?: () => void;
  readonly onBack: () => void;
}

/** The second step of signing in (docs/product.md#second-factor). */
export function SecondStep({ send, onDone, onBack }: SecondStepProps) {
  const texts = useTexts(secondFactorTexts);
  const { wentWrong } = useTexts(accountTexts);
  const [code, setCode] = useState('');
  const { busy, problems, run } = useMutation<'code'>(wentWrong, {
    fieldOf: { 'second-factor.wrong': 'code' },
  });

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (await run(() => send(code))) onDone?.();
  };

  return (
    <form className={styles.form} noValidate onSubmit={onSubmit} aria-label={texts.title}>
      <p>{texts.codeLead}</p>
      <SecondFactorCodeField autoFocus value={code} error={problems.code} onText={setCode} />
      <OnlineSubmit size="large" wide busy={busy} disabled={code.trim().length < 6}>
        {texts.signIn}
      </OnlineSubmit>
      <Button variant="quiet" wide onClick={onBack}>
        {texts.back}
      </Button>
    </form>
  );
}
