import type { PushWishes } from '@jhola/shared/contracts/push.contract';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import { useOnline } from '#connection/use-online.ts';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Checkbox } from '#ui/field/Checkbox.tsx';
import { changeWishes, sendTest, turnOff } from '../commands/device';
import type { Notifications } from '../hooks/use-notifications';
import { notificationTexts } from '../texts';
import { wordsOfFailure } from '../words-of-failure';
import styles from './Notifications.module.css';

interface NotificationsOnProps {
  readonly isAdmin: boolean;
  readonly device: NonNullable<Notifications['device']>;
}

/** Which notifications this device receives, trying it out, and turning it off. */
export function NotificationsOn({ isAdmin, device }: NotificationsOnProps) {
  const texts = useTexts(notificationTexts);
  const online = useOnline();
  const { busy, run } = useMutation(wordsOfFailure);
  const { wishes, endpoint } = device;
  const changePreference = (change: Partial<PushWishes>) => run(() => changeWishes({ ...wishes, ...change }));
  const disabled = busy || !online;
  return (
    <>
      <fieldset className={styles.preferences}>
        <legend>{texts.wishes}</legend>
        {isAdmin && (
          <Checkbox
            label={texts.newOrders}
            checked={wishes.newOrders}
            disabled={disabled}
            onCheck={(newOrders) => changePreference({ newOrders })}
          />
        )}
        <Checkbox
          label={texts.orderStatus}
          checked={wishes.orderStatus}
          disabled={disabled}
          onCheck={(orderStatus) => changePreference({ orderStatus })}
        />
        <Checkbox
          label={texts.answers}
          checked={wishes.answers ?? true}
          disabled={disabled}
          onCheck={(answers) => changePreference({ answers })}
        />
      </fieldset>
      <div className={styles.actions}>
        <OnlineButton
          variant="outline"
          icon="bell"
          disabled={busy}
          onClick={() => run(() => sendTest(endpoint))}
        >
          {texts.test}
        </OnlineButton>
        <OnlineButton variant="quiet" disabled={busy} onClick={() => run(turnOff)}>
          {texts.turnOff}
        </OnlineButton>
      </div>
    </>
  );
}
