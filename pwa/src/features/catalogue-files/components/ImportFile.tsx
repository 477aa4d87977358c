import { type ImportJob, MAX_IMPORT_MEGABYTES } from '@jhola/shared/contracts/catalogue-files.contract';
import { useId } from 'react';
import { useOnline } from '#connection/use-online.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Field } from '#ui/field/Field.tsx';
import { SettingsCard } from '#ui/settings/SettingsCard.tsx';
import { useImportUpload } from '../hooks/use-import-upload';
import { isRunning } from '../rules/import-job';
import { fileTexts } from '../texts';
import styles from './CatalogueImport.module.css';

interface ImportFileProps {
  readonly job: ImportJob | null;
  readonly onSent: (job: ImportJob | null) => void;
}

/** The file that is to be imported: chosen, sent with its progress, replaced by another. */
export function ImportFile({ job, onSent }: ImportFileProps) {
  const texts = useTexts(fileTexts);
  const id = useId();
  const online = useOnline();
  const { share, problem, send, cancel } = useImportUpload(onSent);
  const percent = Math.round((share ?? 0) * 100);
  return (
    <SettingsCard title={texts.fileTitle}>
      <div className={styles.part}>
        {job && (
          <p className={styles.fileName}>
            {texts.fileIs(job.fileName, Math.max(1, Math.round(job.size / 1024)))}
          </p>
        )}
        <Field id={id} label={texts.chooseFile} error={problem} hint={texts.fileHint(MAX_IMPORT_MEGABYTES)}>
          <input
            id={id}
            type="file"
            accept=".csv,text/csv"
            className={styles.file}
            disabled={!online || share !== undefined || isRunning(job)}
            aria-invalid={problem !== undefined}
            aria-describedby={`${id}-note`}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void send(file);
              // the same file chosen again is another attempt
              target.value = '';
            }}
          />
        </Field>
        {share !== undefined && (
          <div className={styles.progress}>
            <progress max={100} value={percent} aria-label={texts.uploading(percent)} />
            <span aria-hidden="true">{texts.uploading(percent)}</span>
            <Button variant="outline" size="small" onClick={cancel}>
              {texts.cancelUpload}
            </Button>
          </div>
        )}
      </div>
    </SettingsCard>
  );
}
