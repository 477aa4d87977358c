import { type ReactNode, useState } from 'react';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { downloadBackup } from '../commands/backup';
import { backupTexts } from '../texts';

/** A form that asks an administrator for the password. */
export type PasswordForm = (props: {
  readonly lead: string;
  readonly action: string;
  readonly send: (password: string) => Promise<void>;
  readonly onDone: () => void;
}) => ReactNode;

interface DownloadBackupProps {
  /** The browser downloads it already, or did. */
  readonly again: boolean;
  readonly disabled: boolean;
  readonly PasswordForm: PasswordForm;
  /** Called when the browser was asked to download. */
  readonly onDownload: () => void;
}

/** Downloading what was prepared, once the password has proved who asks: whoever has the file has the shop. */
export function DownloadBackup({ again, disabled, PasswordForm, onDownload }: DownloadBackupProps) {
  const texts = useTexts(backupTexts);
  const [asked, setAsked] = useState(false);
  const done = () => {
    setAsked(false);
    onDownload();
  };
  return (
    <>
      <OnlineButton
        variant={again ? 'outline' : 'primary'}
        icon="download"
        disabled={disabled}
        onClick={() => setAsked(true)}
      >
        {again ? texts.downloadAgain : texts.download}
      </OnlineButton>
      <Dialog
        open={asked}
        title={texts.proofTitle}
        position="sheet"
        closeLabel={texts.close}
        onClose={() => setAsked(false)}
      >
        <PasswordForm lead={texts.proof} action={texts.download} send={downloadBackup} onDone={done} />
      </Dialog>
    </>
  );
}
