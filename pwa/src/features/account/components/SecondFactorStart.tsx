import type { SecondFactorSecret } from '@jhola/shared/contracts/second-factor.contract';
import { type FormEvent, useState } from 'react';
import { OnlineSubmit } from '#connection/OnlineSubmit.tsx';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { confirmSecondFactor, startSecondFactor } from '../commands/second-factor';
import { secondFactorTexts } from '../second-factor-texts';
import { accountTexts } from '../texts';
import styles from './AccountForm.module.css';
import { CodeEntry } from './CodeEntry';
import { CurrentPassword } from './CurrentPassword';
import { QrCode } from './QrCode';
import { RecoveryCodeList } from './RecoveryCodeList';
import ownStyles from './SecondFactor.module.css';

interface SecondFactorStartProps {
  /** Called when it is on and the recovery codes are kept. */
  readonly onDone: () => void;
}

/** Turns two-step sign-in on: the password, the app and its first code, the recovery codes. */
export function SecondFactorStart({ onDone }: SecondFactorStartProps) {
  const texts = useTexts(secondFactorTexts);
  const { wentWrong } = useTexts(accountTexts);
  const [password, setPassword] = useState('');
  const [begun, setBegun] = useState<SecondFactorSecret>();
  const [codes, setCodes] = useState<readonly string[]>();
  const { busy, run } = useMutation(wentWrong);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    await run(async () => setBegun(await startSecondFactor(password)));
  };

  if (codes) return <RecoveryCodeList codes={codes} onKept={onDone} />;
  if (begun)
    return (
      <div className={ownStyles.steps}>
        <p>{texts.scan}</p>
        <QrCode text={begun.uri} alt={texts.scanAlt} />
        <a href={begun.uri}>{texts.sameDevice}</a>
        <p>
          {texts.typeIt} <code className={ownStyles.key}>{begun.secret.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
        <CodeEntry
          label={texts.title}
          lead={texts.enterCode}
          action={texts.confirm}
          show={confirmSecondFactor}
          onRight={({ recoveryCodes }) => setCodes(recoveryCodes)}
        >
          {null}
        </CodeEntry>
      </div>
    );
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit} aria-label={texts.title}>
      <p>{texts.passwordFirst}</p>
      <CurrentPassword value={password} onText={setPassword} />
      <OnlineSubmit size="large" wide busy={busy} disabled={password === ''}>
        {texts.goOn}
      </OnlineSubmit>
    </form>
  );
}
