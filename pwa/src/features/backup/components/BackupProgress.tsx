import { formatSize } from '#i18n/format-size.ts';
import { useLanguage, useTexts } from '#i18n/use-texts.ts';
import { backupTexts } from '../texts';
import styles from './Backup.module.css';

interface BackupProgressProps {
  /** The bar's name. */
  readonly label: string;
  /** Bytes, of bytes; of 0 while nobody knows how many there will be. */
  readonly done: number;
  readonly total: number;
}

/** How far a backup is, as a bar and in bytes. */
export function BackupProgress({ label, done, total }: BackupProgressProps) {
  const texts = useTexts(backupTexts);
  const language = useLanguage();
  return (
    <div className={styles.progress}>
      <progress max={total || 1} value={total ? done : undefined} aria-label={label} />
      {total > 0 && <span>{texts.of(formatSize(done, language), formatSize(total, language))}</span>}
    </div>
  );
}
