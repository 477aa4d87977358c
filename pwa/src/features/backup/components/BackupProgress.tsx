import { formatSize } from '#i18n/format-size.ts';
import { useLanguage, useTexts } from '#i18n/use-texts.ts';
import { Progress } from '#ui/feedback/Progress.tsx';
import { backupTexts } from '../texts';

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
    <Progress label={label} value={total ? done : undefined} max={total}>
      {total > 0 && <span>{texts.of(formatSize(done, language), formatSize(total, language))}</span>}
    </Progress>
  );
}
