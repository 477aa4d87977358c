import { useState } from 'react';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { bulkTexts } from '../texts';
import { BulkDialog } from './BulkDialog';

interface BulkEditProps {
  /** The products that are ticked. */
  readonly ids: readonly string[];
  /** Called once something was changed and its outcome has been read. */
  readonly onDone: () => void;
}

/** Edits the ticked products together: price, discount, stock and category, with a preview. */
export function BulkEdit({ ids, onDone }: BulkEditProps) {
  const texts = useTexts(bulkTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <OnlineButton variant="outline" icon="edit" disabled={ids.length === 0} onClick={() => setOpen(true)}>
        {texts.edit}
      </OnlineButton>
      {open && (
        <BulkDialog
          ids={ids}
          onClose={(changed) => {
            setOpen(false);
            if (changed) onDone();
          }}
        />
      )}
    </>
  );
}
