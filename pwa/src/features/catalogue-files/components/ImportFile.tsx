import { type ImportJob, MAX_IMPORT_MEGABYTES } from '@jhola/shared/contracts/catalogue-files.contract';
import { useTexts } from '#i18n/use-texts.ts';
import { SettingsCard } from '#ui/settings/SettingsCard.tsx';
import { sendImportFile } from '../commands/catalogue-files';
import { useImportUpload } from '../hooks/use-import-upload';
import { isRunning } from '../rules/import-job';
import { fileTexts } from '../texts';
import styles from './CatalogueImport.module.css';
import { UploadField } from './UploadField';

interface ImportFileProps {
  readonly job: ImportJob | null;
  readonly onSent: (job: ImportJob | null) => void;
}

/** The file that is to be imported: chosen, sent with its progress, replaced by another. */
export function ImportFile({ job, onSent }: ImportFileProps) {
  const texts = useTexts(fileTexts);
  const upload = useImportUpload({ maxMegabytes: MAX_IMPORT_MEGABYTES, sendFile: sendImportFile, onSent });
  return (
    <SettingsCard title={texts.fileTitle}>
      <div className={styles.part}>
        <UploadField
          label={texts.chooseFile}
          hint={texts.fileHint(MAX_IMPORT_MEGABYTES)}
          accept=".csv,text/csv"
          disabled={isRunning(job)}
          chosen={job ? texts.fileIs(job.fileName, Math.max(1, Math.round(job.size / 1024))) : undefined}
          upload={upload}
        />
      </div>
    </SettingsCard>
  );
}
