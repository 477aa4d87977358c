import { type ReactNode, useId, useState } from 'react';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import { OnlineSubmit } from '#connection/OnlineSubmit.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { useDialogOpen } from '#ui/overlay/use-dialog-open.ts';
import { useBulkEdit } from '../hooks/use-bulk-edit';
import { bulkCounts } from '../rules/bulk-differences';
import { noFields } from '../rules/bulk-fields';
import { bulkTexts } from '../texts';
import styles from './Bulk.module.css';
import { BulkForm } from './BulkForm';
import { BulkResults } from './BulkResults';

interface BulkDialogProps {
  readonly ids: readonly string[];
  /** Called with whether something was changed. */
  readonly onClose: (changed: boolean) => void;
}

/** The form of a bulk edit, what it would do, and what it did. */
export function BulkDialog({ ids, onClose }: BulkDialogProps) {
  const texts = useTexts(bulkTexts);
  const formId = useId();
  const [fields, setFields] = useState(noFields);
  const { step, busy, preview, apply, back } = useBulkEdit(ids);
  const dialog = useDialogOpen(() => onClose(step.at === 'done'));
  const close = () => !busy && dialog.close();
  const changing = step.at === 'form' ? 0 : bulkCounts(step.results).changed;
  const footers: Record<typeof step.at, ReactNode> = {
    form: (
      <OnlineSubmit form={formId} size="large" wide busy={busy}>
        {texts.preview}
      </OnlineSubmit>
    ),
    preview: (
      <div className={styles.actions}>
        <Button variant="outline" size="large" disabled={busy} onClick={back}>
          {texts.back}
        </Button>
        <OnlineButton size="large" busy={busy} disabled={changing === 0} onClick={apply}>
          {texts.apply(changing)}
        </OnlineButton>
      </div>
    ),
    done: (
      <Button size="large" wide onClick={close}>
        {texts.finish}
      </Button>
    ),
  };
  return (
    <Dialog
      open={dialog.open}
      title={texts.title(ids.length)}
      closeLabel={texts.close}
      onClose={close}
      footer={footers[step.at]}
    >
      {step.at === 'form' ? (
        <BulkForm formId={formId} fields={fields} onFields={setFields} onChange={preview} />
      ) : (
        <BulkResults results={step.results} done={step.at === 'done'} />
      )}
    </Dialog>
  );
}
