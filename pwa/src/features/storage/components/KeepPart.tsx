import { useState } from 'react';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Badge } from '#ui/feedback/Badge.tsx';
import { SettingsPart } from '#ui/settings/SettingsPart.tsx';
import { keepPersistent } from '../commands/keep-persistent';
import { clearsSoon } from '../rules/clears-soon';
import { storageTexts } from '../texts';
import styles from './Storage.module.css';

interface KeepPartProps {
  /** Whether the browser keeps it already; `undefined` where it cannot be asked. */
  readonly persistent: boolean | undefined;
  /** Called when the browser has answered. */
  readonly onChanged: () => void;
}

/** Asking the browser to keep what is on this device when space runs short, and what it says. */
export function KeepPart({ persistent, onChanged }: KeepPartProps) {
  const texts = useTexts(storageTexts);
  const [answer, setAnswer] = useState<string>();

  const ask = async () => {
    setAnswer((await keepPersistent()) ? texts.keepYes : texts.keepNo);
    onChanged();
  };

  const words = persistent === undefined ? texts.keepCannot : persistent ? texts.keepAlready : texts.keepLead;
  return (
    <SettingsPart
      title={texts.keep}
      lead={words}
      badge={
        <Badge tone={persistent ? 'success' : 'neutral'}>{persistent ? texts.kept : texts.notKept}</Badge>
      }
    >
      <div className={styles.action}>
        {persistent === false && (
          <Button variant="outline" icon="shield" onClick={ask}>
            {texts.keepAsk}
          </Button>
        )}
        <p role="status" className={styles.quiet}>
          {answer}
        </p>
      </div>
      {clearsSoon(navigator) && <p className={styles.quiet}>{texts.ios}</p>}
    </SettingsPart>
  );
}
