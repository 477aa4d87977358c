import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { copyRecoveryCodes, saveRecoveryCodes } from '../commands/second-factor';
import { secondFactorTexts } from '../second-factor-texts';
import styles from './SecondFactor.module.css';

interface RecoveryCodeListProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** The recovery codes, this once, with ways to keep them. */
export function RecoveryCodeList({ codes, onKept }: RecoveryCodeListProps) {
  const texts = useTexts(secondFactorTexts);
  const { run } = useMutation(texts.copyFailed);
  return (
    <div className={styles.steps}>
      <p>{texts.codesLead}</p>
      <ul className={styles.codes} aria-label={texts.codesTitle}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button variant="outline" onClick={() => run(() => copyRecoveryCodes(codes))}>
          {texts.copy}
        </Button>
        <Button variant="outline" icon="download" onClick={() => saveRecoveryCodes(codes)}>
          {texts.save}
        </Button>
      </div>
      <Button size="large" wide onClick={onKept}>
        {texts.kept}
      </Button>
    </div>
  );
}
