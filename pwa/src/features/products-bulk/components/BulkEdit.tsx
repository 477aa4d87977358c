import { useState } from 'react';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import type { BulkTask } from '../rules/bulk-tasks';
import { bulkTexts } from '../texts';
import styles from './Bulk.module.css';
import { BulkDialog } from './BulkDialog';

interface BulkEditProps {
  /** The products that are ticked. */
  readonly ids: readonly string[];
  /** Called once something was changed and its outcome has been read. */
  readonly onDone: () => void;
}

const TASKS: readonly BulkTask[] = ['publish', 'unpublish', 'delete'];

/**
 * Edits, publishes, unpublishes or deletes the ticked products together, with a preview (docs/product.md#bulk-edit). On a phone
 * all but editing is in a sheet.
 */
export function BulkEdit({ ids, onDone }: BulkEditProps) {
  const texts = useTexts(bulkTexts);
  const [open, setOpen] = useState<'edit' | 'more' | BulkTask>();
  const none = ids.length === 0;
  const tasks = TASKS.map((task) => (
    <OnlineButton
      key={task}
      variant={task === 'delete' ? 'danger' : 'outline'}
      icon={task === 'delete' ? 'trash' : undefined}
      disabled={none}
      onClick={() => setOpen(task)}
    >
      {texts.tasks[task].name}
    </OnlineButton>
  ));
  return (
    <>
      <OnlineButton variant="outline" icon="edit" disabled={none} onClick={() => setOpen('edit')}>
        {texts.edit}
      </OnlineButton>
      <div className={styles.tasks}>{tasks}</div>
      <div className={styles.more}>
        <Button variant="outline" disabled={none} aria-haspopup="dialog" onClick={() => setOpen('more')}>
          {texts.moreTasks}
        </Button>
      </div>
      <Dialog
        open={open === 'more'}
        position="sheet"
        title={texts.ticked(ids.length)}
        closeLabel={texts.close}
        onClose={() => setOpen(undefined)}
      >
        <div className={styles.form}>{tasks}</div>
      </Dialog>
      {open && open !== 'more' && (
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
