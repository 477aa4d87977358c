import { useId } from 'react';
import { useOnline } from '#connection/use-online.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Progress } from '#ui/feedback/Progress.tsx';
import { Field } from '#ui/field/Field.tsx';
import type { ImportUpload } from '../hooks/use-import-upload';
import { fileTexts } from '../texts';
import styles from './CatalogueImport.module.css';

interface UploadFieldProps {
  readonly label: string;
  readonly hint: string;
  /** The types of file that are offered, as in the `accept` attribute. */
  readonly accept: string;
  readonly disabled: boolean;
  readonly upload: ImportUpload;
}

/** A field for a file, and how much of it is sent. */
export function UploadField({ label, hint, accept, disabled, upload }: UploadFieldProps) {
  const texts = useTexts(fileTexts);
  const id = useId();
  const online = useOnline();
  const { share, problem, send, cancel } = upload;
  const percent = Math.round((share ?? 0) * 100);
  return (
    <>
      <Field id={id} label={label} error={problem} hint={hint}>
        <input
          id={id}
          type="file"
          accept={accept}
          className={styles.file}
          disabled={!online || share !== undefined || disabled}
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
        <Progress label={texts.uploading(percent)} value={percent} max={100}>
          <span aria-hidden="true">{texts.uploading(percent)}</span>
          <Button variant="outline" size="small" onClick={cancel}>
            {texts.cancelUpload}
          </Button>
        </Progress>
      )}
    </>
  );
}
