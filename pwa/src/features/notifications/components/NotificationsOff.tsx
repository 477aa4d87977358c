import { useId } from 'react';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { turnOn } from '../commands/device';
import { notificationTexts } from '../texts';
import { wordsOfFailure } from '../words-of-failure';
import styles from './Notifications.module.css';

interface NotificationsOffProps {
  readonly isAdmin: boolean;
  /** Called when the browser has asked. */
  readonly onAsked: () => void;
}

/** Turning notifications on: the browser asks, on this tap alone. */
export function NotificationsOff({ isAdmin, onAsked }: NotificationsOffProps) {
  const texts = useTexts(notificationTexts);
  const { busy, run } = useMutation(wordsOfFailure);
  const leadId = useId();
  const start = async () => {
    // A shop's owner wants notifications of its orders first of all, a shopper of theirs.
    await run(() => turnOn({ orderStatus: !isAdmin, newOrders: isAdmin }));
    onAsked();
  };
  return (
    <div className={styles.wait}>
      <OnlineButton icon="bell" busy={busy} aria-describedby={leadId} onClick={start}>
        {texts.turnOn}
      </OnlineButton>
      <p id={leadId} className={styles.quiet}>
        {texts.browserAsks}
      </p>
    </div>
  );
}
