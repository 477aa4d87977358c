import type { BackupState } from '@jhola/shared/contracts/backup.contract';
import { NeedsConnection } from '#connection/NeedsConnection.tsx';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import { useMutation } from '#data/queries/use-mutation.ts';
import { formatSize } from '#i18n/format-size.ts';
import { formatMoment } from '#i18n/format-time.ts';
import { useLanguage, useTexts } from '#i18n/use-texts.ts';
import { SettingsCard } from '#ui/settings/SettingsCard.tsx';
import { discardBackup, prepareBackup } from '../commands/backup';
import { backupTexts } from '../texts';
import styles from './Backup.module.css';
import { BackupProgress } from './BackupProgress';
import { DownloadBackup, type PasswordForm } from './DownloadBackup';

interface BackupCardProps {
  readonly state: BackupState;
  /** Called with the backup as a call has answered it. */
  readonly onState: (state: BackupState) => void;
  readonly PasswordForm: PasswordForm;
  /** Called when the browser was asked to download. */
  readonly onDownload: () => void;
}

/** Preparing a backup and downloading it: how far it is, and what can be done now. */
export function BackupCard({ state, onState, PasswordForm, onDownload }: BackupCardProps) {
  const texts = useTexts(backupTexts);
  const { busy, run } = useMutation(texts.wentWrong);
  const { phase, progress, trouble } = state;
  const prepare = () => run(async () => onState(await prepareBackup()));
  const discard = () => run(async () => onState(await discardBackup()));

  return (
    <SettingsCard title={texts.takeTitle}>
      <div className={styles.part}>
        {trouble && (
          <p role="alert" className={styles.problem}>
            {texts.troubles[trouble]}
          </p>
        )}
        <BackupWords state={state} />
        {progress && (
          <BackupProgress
            label={phase === 'preparing' ? texts.progress : texts.downloadProgress}
            {...progress}
          />
        )}
        <div className={styles.actions}>
          {phase === 'preparing' && (
            <OnlineButton variant="outline" busy={busy} onClick={discard}>
              {texts.cancel}
            </OnlineButton>
          )}
          {(phase === 'ready' || phase === 'downloading') && (
            <>
              <DownloadBackup
                again={phase === 'downloading'}
                disabled={busy}
                PasswordForm={PasswordForm}
                onDownload={onDownload}
              />
              <OnlineButton variant="outline" icon="trash" busy={busy} onClick={discard}>
                {texts.discard}
              </OnlineButton>
            </>
          )}
          {(phase === 'idle' || phase === 'failed' || phase === 'downloaded') && (
            <OnlineButton
              variant={phase === 'downloaded' ? 'outline' : 'primary'}
              icon="shield"
              busy={busy}
              onClick={prepare}
            >
              {phase === 'downloaded' ? texts.another : texts.prepare}
            </OnlineButton>
          )}
          <NeedsConnection />
        </div>
      </div>
    </SettingsCard>
  );
}

/** How it stands, in words; read out when it changes. */
function BackupWords({ state: { phase, progress, prepared, last } }: Pick<BackupCardProps, 'state'>) {
  const texts = useTexts(backupTexts);
  const language = useLanguage();
  const size = (bytes: number) => formatSize(bytes, language);
  const moment = (at: string) => formatMoment(Date.parse(at), language);
  const who = last && (last.by.name ?? texts.who[last.by.kind]);
  return (
    <>
      <div role="status" className={styles.words}>
        {phase === 'preparing' && progress?.step && <p>{texts.steps[progress.step]}</p>}
        {phase === 'ready' && prepared && (
          <p>{texts.ready(size(prepared.bytes), moment(prepared.takenAt))}</p>
        )}
        {phase === 'downloading' && <p>{texts.downloading}</p>}
        {phase === 'downloaded' && prepared && (
          <p>{texts.downloaded(prepared.fileName, size(prepared.bytes))}</p>
        )}
      </div>
      {phase === 'ready' && prepared && (
        <p className={styles.quiet}>{texts.keptUntil(moment(prepared.expiresAt))}</p>
      )}
      {phase === 'downloading' && <p className={styles.quiet}>{texts.downloadingHint}</p>}
      {(phase === 'idle' || phase === 'failed') && (
        <p className={styles.quiet}>
          {last && who ? texts.last(moment(last.at), who, size(last.bytes)) : texts.never}
        </p>
      )}
    </>
  );
}
