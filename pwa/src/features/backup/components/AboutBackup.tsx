import { useTexts } from '#i18n/use-texts.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { SettingsCard } from '#ui/settings/SettingsCard.tsx';
import { backupTexts } from '../texts';
import styles from './Backup.module.css';

interface AboutBackupProps {
  /** Whether pictures are kept in a bucket, which is not part of the file. */
  readonly picturesElsewhere: boolean;
}

const STEPS = [
  ['check', 'npm run database:check -- FILE'],
  ['restore', 'DATA_DIR=FOLDER npm run restore -- FILE'],
  ['start', 'DATA_DIR=FOLDER npm start'],
] as const;

/** What a backup holds, why it has to be kept safe, and how it becomes a shop again. */
export function AboutBackup({ picturesElsewhere }: AboutBackupProps) {
  const texts = useTexts(backupTexts);
  return (
    <>
      <SettingsCard title={texts.containsTitle}>
        <div className={styles.part}>
          <p>{texts.contains}</p>
          <p className={styles.warning}>
            <Icon name="alert" size={20} />
            <span>{texts.secret}</span>
          </p>
          {picturesElsewhere && <p>{texts.bucket}</p>}
        </div>
      </SettingsCard>
      <SettingsCard title={texts.restoreTitle}>
        <div className={styles.part}>
          <p>{texts.restoreLead}</p>
          <ol className={styles.list}>
            {STEPS.map(([step, command]) => (
              <li key={step}>
                {texts.restoreSteps[step]} <code lang="en">{command}</code>
              </li>
            ))}
          </ol>
          <p className={styles.quiet}>{texts.restoreDrill}</p>
        </div>
      </SettingsCard>
    </>
  );
}
