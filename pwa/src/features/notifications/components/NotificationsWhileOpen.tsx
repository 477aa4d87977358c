import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { turnOffWhileOpen } from '../commands/device';
import { notificationTexts } from '../texts';
import { wordsOfFailure } from '../words-of-failure';
import styles from './Notifications.module.css';

/** New orders are shown while the shop is open here: turning that off. */
export function NotificationsWhileOpen() {
  const texts = useTexts(notificationTexts);
  const { busy, run } = useMutation(wordsOfFailure);
  return (
    <div className={styles.wait}>
      <Button variant="outline" disabled={busy} onClick={() => run(turnOffWhileOpen)}>
        {texts.turnOff}
      </Button>
    </div>
  );
}
