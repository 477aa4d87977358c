import { CouldNotLoad } from '#connection/CouldNotLoad.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { LoadingPlaceholder } from '#ui/feedback/LoadingPlaceholder.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { SettingsCard } from '#ui/settings/SettingsCard.tsx';
import { SettingsPage } from '#ui/settings/SettingsPage.tsx';
import { useBackup } from '../hooks/use-backup';
import { backupTexts } from '../texts';
import { AboutBackup } from './AboutBackup';
import styles from './Backup.module.css';
import { BackupCard } from './BackupCard';
import type { PasswordForm } from './DownloadBackup';

interface ShopBackupProps {
  /** The page is on the screen. */
  readonly current: boolean;
  readonly PasswordForm: PasswordForm;
}

/** The whole shop as one file: prepared, downloaded, and what is to be known of it. */
export function ShopBackup({ current, PasswordForm }: ShopBackupProps) {
  const texts = useTexts(backupTexts);
  const { state, failed, refetch, setState } = useBackup(current);
  return (
    <SettingsPage title={texts.title} lead={state?.isAvailable !== false && texts.lead}>
      {failed && <CouldNotLoad title={texts.failed} retry={texts.retry} onRetry={refetch} />}
      {state === undefined && !failed && (
        <LoadingPlaceholder text={texts.loading}>
          <Skeleton className={styles.skeleton} />
        </LoadingPlaceholder>
      )}
      {state?.isAvailable && (
        <>
          <BackupCard state={state} onState={setState} PasswordForm={PasswordForm} onDownload={refetch} />
          <AboutBackup picturesElsewhere={state.picturesElsewhere} />
        </>
      )}
      {state && !state.isAvailable && <BackupElsewhere isByCommand={state.isByCommand ?? false} />}
    </SettingsPage>
  );
}

/** Several workers have one command for all; a MongoDB has tools of its own, and more than the database has to be kept. */
function BackupElsewhere({ isByCommand }: { readonly isByCommand: boolean }) {
  const texts = useTexts(backupTexts);
  if (isByCommand)
    return (
      <SettingsCard title={texts.byCommandTitle}>
        <p>{texts.byCommand}</p>
      </SettingsCard>
    );
  return (
    <SettingsCard title={texts.elsewhereTitle}>
      <p>{texts.elsewhere}</p>
      <ul className={styles.list}>
        {texts.elsewhereParts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </SettingsCard>
  );
}
