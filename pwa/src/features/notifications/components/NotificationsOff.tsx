import { useId } from 'react';
import { OnlineButton } from '../../../connection/OnlineButton';
import { useTexts } from '../../../i18n/use-texts';
import { turnOn } from '../commands/device';
import { useAction } from '../hooks/use-action';
import { notificationTexts } from '../texts';
import styles from './Notifications.module.css';

interface NotificationsOffProps {
  readonly isAdmin: boolean;
  /** Called when the browser has asked. */
  readonly onAsked: () => void;
}

/** Turning notifications on: the browser asks, on this tap alone. */
export function NotificationsOff({ isAdmin, onAsked }: NotificationsOffProps) {
  const texts = useTexts(notificationTexts);
  const { busy, run } = useAction();
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
