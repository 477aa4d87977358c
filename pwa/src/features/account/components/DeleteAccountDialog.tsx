import { type FormEvent, useId, useState } from 'react';
import { NeedsConnection } from '#connection/NeedsConnection.tsx';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { deleteAccount } from '../commands/delete-account';
import { profileTexts } from '../profile-texts';
import { accountTexts } from '../texts';
import { CurrentPassword } from './CurrentPassword';
import styles from './DeleteAccountDialog.module.css';

interface DeleteAccountDialogProps {
  readonly open: boolean;
  readonly hasPassword: boolean;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Says what goes and what stays, and deletes the account of whoever knows its password. */
export function DeleteAccountDialog({ open, hasPassword, onClose, onDeleted }: DeleteAccountDialogProps) {
  const texts = useTexts(profileTexts);
  const { loading, wentWrong } = useTexts(accountTexts);
  const formId = useId();
  const [password, setPassword] = useState('');
  const { busy, run } = useMutation(wentWrong);

  const close = () => {
    setPassword('');
    onClose();
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await run(() => deleteAccount(password)))) return;
    close();
    onDeleted();
  };

  return (
    <Dialog
      open={open}
      title={texts.delete}
      closeLabel={texts.close}
      onClose={close}
      footer={
        <div className={styles.actions}>
          <Button variant="outline" onClick={close}>
            {texts.cancel}
          </Button>
          {hasPassword && (
            <OnlineButton type="submit" form={formId} variant="danger" busy={busy} disabled={password === ''}>
              {busy ? loading : texts.delete}
            </OnlineButton>
          )}
        </div>
      }
    >
      <div className={styles.body}>
        <h3>{texts.deleteGoes}</h3>
        <ul>
          {texts.goes.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        <h3>{texts.deleteStays}</h3>
        <ul>
          {texts.stays.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        <NeedsConnection />
        <p className={styles.forGood}>{texts.deleteForGood}</p>
        {hasPassword ? (
          <form id={formId} noValidate onSubmit={onSubmit}>
            <CurrentPassword value={password} onText={setPassword} />
          </form>
        ) : (
          <p>{texts.deleteNeedsPassword}</p>
        )}
      </div>
    </Dialog>
  );
}
