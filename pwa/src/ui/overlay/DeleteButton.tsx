import { useState } from 'react';
import { IconButton } from '../button/IconButton';
import { ConfirmDialog } from './ConfirmDialog';

interface DeleteButtonProps {
  /** What it deletes, for who does not see it. */
  readonly label: string;
  /** The dialog's heading, and what its red button says. */
  readonly title: string;
  readonly question: string;
  readonly keepLabel: string;
  readonly closeLabel: string;
  readonly disabled?: boolean;
  readonly busy?: boolean;
  /** Resolves when it is done or has failed: then the dialog closes. */
  readonly onDelete: () => Promise<unknown>;
}

/** A button of a bin that deletes something after asking. */
export function DeleteButton({
  label,
  title,
  question,
  keepLabel,
  closeLabel,
  disabled,
  busy,
  onDelete,
}: DeleteButtonProps) {
  const [asking, setAsking] = useState(false);
  const remove = async () => {
    await onDelete();
    setAsking(false);
  };
  return (
    <>
      <IconButton
        icon="trash"
        tone="danger"
        disabled={disabled}
        label={label}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        title={title}
        question={question}
        cancelLabel={keepLabel}
        confirmLabel={title}
        closeLabel={closeLabel}
        busy={busy}
        onCancel={() => setAsking(false)}
        onConfirm={remove}
      />
    </>
  );
}
