import { useTexts } from '#i18n/use-texts.ts';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { productAdminTexts } from '../texts';

interface UnsavedDialogProps {
  readonly open: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks before what was written is lost. */
export function UnsavedDialog({ open, onStay, onLeave }: UnsavedDialogProps) {
  const texts = useTexts(productAdminTexts);
  return (
    <ConfirmDialog
      open={open}
      title={texts.unsavedTitle}
      question={texts.unsavedQuestion}
      cancelLabel={texts.keepEditing}
      confirmLabel={texts.leave}
      closeLabel={texts.close}
      onCancel={onStay}
      onConfirm={onLeave}
    />
  );
}
