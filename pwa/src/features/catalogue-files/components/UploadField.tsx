import type { ReactNode } from 'react';
import { useOnline } from '#connection/use-online.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Progress } from '#ui/feedback/Progress.tsx';
import { FileField } from '#ui/field/FileField.tsx';
import type { ImportUpload } from '../hooks/use-import-upload';
import { fileTexts } from '../texts';

interface UploadFieldProps {
  readonly label: string;
  readonly hint: string;
  /** The types of file that are offered, as in the `accept` attribute. */
  readonly accept: string;
  readonly disabled: boolean;
  /** The file that is on the server, in words. */
  readonly chosen?: ReactNode;
  readonly upload: ImportUpload;
}

/** A field for a file, and how much of it is sent. */
export function UploadField({ label, hint, accept, disabled, chosen, upload }: UploadFieldProps) {
  const texts = useTexts(fileTexts);
  const online = useOnline();
  const { share, problem, send, cancel } = upload;
  const percent = Math.round((share ?? 0) * 100);
  return (
    <>
      <FileField
        label={label}
        hint={hint}
        error={problem}
        accept={accept}
        disabled={!online || share !== undefined || disabled}
        words={{ choose: texts.choose, none: texts.noneChosen }}
        chosen={share === undefined && !problem ? chosen : undefined}
        onFile={(file) => void send(file)}
      />
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
