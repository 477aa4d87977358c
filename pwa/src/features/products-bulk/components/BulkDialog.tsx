import { MAX_BULK_PRODUCTS } from '@jhola/shared/contracts/bulk-edit.contract';
import { type ReactNode, useId, useState } from 'react';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import { OnlineSubmit } from '#connection/OnlineSubmit.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';
import { Progress } from '#ui/feedback/Progress.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { useDialogOpen } from '#ui/overlay/use-dialog-open.ts';
import { useBulkEdit } from '../hooks/use-bulk-edit';
import { bulkCounts } from '../rules/bulk-differences';
import { noFields } from '../rules/bulk-fields';
import { type BulkTask, taskChanges } from '../rules/bulk-tasks';
import { bulkTexts } from '../texts';
import styles from './Bulk.module.css';
import { BulkForm } from './BulkForm';
import { BulkResults } from './BulkResults';

interface BulkDialogProps {
  readonly ids: readonly string[];
  /** What is done with them; without it a form asks. */
  readonly task?: BulkTask | undefined;
  /** Called with whether something was changed. */
  readonly onClose: (changed: boolean) => void;
}

/** The form of a bulk edit, what it would do, and what it did; a task has no form. */
export function BulkDialog({ ids, task, onClose }: BulkDialogProps) {
  const texts = useTexts(bulkTexts);
  const words = task ? texts.tasks[task] : texts;
  const formId = useId();
  const [fields, setFields] = useState(noFields);
  const dialog = useDialogOpen(() => onClose(step.at === 'done'));
  const { step, busy, handled, preview, apply, back } = useBulkEdit(
    ids,
    task && taskChanges[task],
    dialog.close,
  );
  const isLong = ids.length > MAX_BULK_PRODUCTS;
  // a preview writes nothing and may be given up; what is being written is waited for
  const isWriting = busy && step.at === 'preview';
  const close = () => !isWriting && dialog.close();
  const changing = step.at === 'form' ? 0 : bulkCounts(step.results).changed;
  const footers: Record<typeof step.at, ReactNode> = {
    form: !task && (
      <OnlineSubmit form={formId} size="large" wide busy={busy}>
        {texts.preview}
      </OnlineSubmit>
    ),
    preview: (
      <div className={styles.actions}>
        <Button variant="outline" size="large" disabled={busy} onClick={task ? close : back}>
          {task ? texts.cancel : texts.back}
        </Button>
        <OnlineButton
          variant={task === 'delete' ? 'danger' : 'primary'}
          size="large"
          busy={busy}
          disabled={changing === 0}
          onClick={apply}
        >
          {words.apply(changing)}
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
      title={words.title(ids.length)}
      closeLabel={texts.close}
      held={isWriting}
      onClose={close}
      footer={footers[step.at]}
    >
      {isLong && busy && (
        <Progress label={texts.progress} value={handled} max={ids.length}>
          <span>{(isWriting ? texts.through : texts.checked)(handled, ids.length)}</span>
        </Progress>
      )}
      {step.at !== 'form' && <BulkResults results={step.results} task={task} done={step.at === 'done'} />}
      {step.at === 'form' && task && !isLong && <Loading text={texts.loading} />}
      {step.at === 'form' && !task && (
        <BulkForm formId={formId} fields={fields} onFields={setFields} onChange={preview} />
      )}
    </Dialog>
  );
}
