import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { NeedsConnection } from '#connection/NeedsConnection.tsx';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { signOutDevice } from '../commands/end-sessions';
import { accountTexts } from '../texts';
import { AccountCard } from './AccountCard';
import styles from './AccountForm.module.css';

/** Signs out the device that a mail has reported, by the link in that mail (docs/product.md#known-devices). */
export function SignOutDevice() {
  const texts = useTexts(accountTexts);
  const token = useLocation().hash.slice(1);
  const { busy, run } = useMutation(texts.wentWrong);
  const [done, setDone] = useState(false);

  if (done) {
    return (
      <AccountCard title={texts.deviceOut} lead={texts.deviceOutLead}>
        <Button size="large" wide to="/forgot-password">
          {texts.resetTitle}
        </Button>
      </AccountCard>
    );
  }
  return (
    <AccountCard title={texts.outDevice} lead={texts.outDeviceLead}>
      <div className={styles.form}>
        <OnlineButton
          size="large"
          wide
          busy={busy}
          onClick={async () => setDone(await run(() => signOutDevice(token)))}
        >
          {texts.outDeviceAction}
        </OnlineButton>
        <NeedsConnection />
      </div>
    </AccountCard>
  );
}
