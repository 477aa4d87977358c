import { lazy, Suspense } from 'react';
import { NeedsConnection } from '#connection/NeedsConnection.tsx';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';
import { FileChoice } from '#ui/field/FileChoice.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { PersonPicture } from '#ui/person/PersonPicture.tsx';
import { useAvatarUpload } from '../hooks/use-avatar-upload';
import { profileTexts } from '../profile-texts';
import { accountTexts } from '../texts';
import styles from './AvatarDialog.module.css';

const AvatarCrop = lazy(async () => ({ default: (await import('./AvatarCrop')).AvatarCrop }));

interface AvatarDialogProps {
  readonly open: boolean;
  /** The address of the picture there is, or ''. */
  readonly avatar: string;
  readonly onClose: () => void;
}

/** Chooses a picture, cuts a square out of it and uploads it (docs/product.md#profile). */
export function AvatarDialog({ open, avatar, onClose }: AvatarDialogProps) {
  const texts = useTexts(profileTexts);
  const { loading } = useTexts(accountTexts);
  const close = () => {
    reset();
    onClose();
  };
  const { picture, problem, sent, choose, unreadable, setSquare, upload, cancel, reset } =
    useAvatarUpload(close);
  const busy = sent !== undefined;
  const percent = Math.round((sent ?? 0) * 100);
  return (
    <Dialog
      open={open}
      title={texts.pictureTitle}
      closeLabel={texts.close}
      onClose={close}
      footer={
        <div className={styles.actions}>
          {busy && (
            <Button variant="outline" onClick={cancel}>
              {texts.cancelUpload}
            </Button>
          )}
          <OnlineButton wide size="large" icon="upload" busy={busy} disabled={!picture} onClick={upload}>
            {busy ? loading : texts.upload}
          </OnlineButton>
        </div>
      }
    >
      <div className={styles.body}>
        <NeedsConnection />
        {picture ? (
          <Suspense fallback={<Loading text={loading} />}>
            <AvatarCrop key={picture} picture={picture} onSquare={setSquare} onUnreadable={unreadable} />
          </Suspense>
        ) : (
          <PersonPicture picture={avatar} large />
        )}
        {busy ? (
          <div className={styles.progress}>
            <progress max={100} value={percent} aria-label={texts.upload} />
            <span aria-hidden="true">{texts.uploading(percent)}</span>
          </div>
        ) : (
          <>
            {!picture && <p className={styles.lead}>{texts.pictureLead}</p>}
            {problem && (
              <p className={styles.problem} role="alert">
                {problem}
              </p>
            )}
            <div className={styles.choices}>
              <FileChoice
                label={picture ? texts.chooseAnother : texts.choose}
                icon="plus"
                variant="outline"
                onFiles={([file]) => choose(file)}
              />
              <span className={styles.camera}>
                <FileChoice
                  label={texts.takePhoto}
                  icon="camera"
                  variant="outline"
                  camera
                  onFiles={([file]) => choose(file)}
                />
              </span>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
