import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { profileTexts } from '../profile-texts';
import styles from './AccountForm.module.css';
import { EmailChange } from './EmailChange';

interface EmailDialogProps {
  /** The address the shopper wants; undefined keeps the dialog closed. */
  readonly email: string | undefined;
  readonly hasPassword: boolean;
  readonly onClose: () => void;
}

/** Proves who asks for another e-mail address, and that it is theirs. */
export function EmailDialog({ email, hasPassword, onClose }: EmailDialogProps) {
  const texts = useTexts(profileTexts);
  return (
    <Dialog open={email !== undefined} title={texts.emailTitle} closeLabel={texts.close} onClose={onClose}>
      {hasPassword ? (
        <EmailChange email={email ?? ''} onDone={onClose} />
      ) : (
        <div className={styles.form}>
          <p>{texts.emailNeedsPassword}</p>
          <Button onClick={onClose}>{texts.close}</Button>
        </div>
      )}
    </Dialog>
  );
}
