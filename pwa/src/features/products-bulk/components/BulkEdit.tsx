import { useState } from 'react';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import type { BulkTask } from '../rules/bulk-tasks';
import { bulkTexts } from '../texts';
import { BulkDialog } from './BulkDialog';

interface BulkEditProps {
  /** The products that are ticked. */
  readonly ids: readonly string[];
  /** Called once something was changed and its outcome has been read. */
  readonly onDone: () => void;
}

const TASKS: readonly BulkTask[] = ['publish', 'unpublish', 'delete'];

/** Edits, publishes, unpublishes or deletes the ticked products together, with a preview (docs/product.md#bulk-edit). */
export function BulkEdit({ ids, onDone }: BulkEditProps) {
  const texts = useTexts(bulkTexts);
  const [open, setOpen] = useState<'edit' | BulkTask>();
  return (
    <>
      <OnlineButton variant="outline" icon="edit" disabled={ids.length === 0} onClick={() => setOpen('edit')}>
        {texts.edit}
      </OnlineButton>
      {TASKS.map((task) => (
        <OnlineButton key={task} variant="outline" disabled={ids.length === 0} onClick={() => setOpen(task)}>
          {texts.tasks[task].name}
        </OnlineButton>
      ))}
      {open && (
        <BulkDialog
          ids={ids}
          task={open === 'edit' ? undefined : open}
          onClose={(changed) => {
            setOpen(undefined);
            if (changed) onDone();
          }}
        />
      )}
    </>
  );
}
