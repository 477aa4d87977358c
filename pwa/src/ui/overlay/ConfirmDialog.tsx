import { Button } from '../button/Button';
import styles from './ConfirmDialog.module.css';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly question: string;
  /** What it is about, by name. */
  readonly subject?: string | undefined;
  readonly cancelLabel: string;
  readonly confirmLabel: string;
  readonly closeLabel: string;
  readonly busy?: boolean;
  /** Red by default; something that destroys nothing is no danger. */
  readonly confirmVariant?: 'danger' | 'primary';
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({
  open,
  title,
  question,
  subject,
  cancelLabel,
  confirmLabel,
  closeLabel,
  busy,
  confirmVariant = 'danger',
  onCancel,
  onConfirm,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      title={title}
      closeLabel={closeLabel}
      onClose={onCancel}
      footer={
        <div className={styles.actions}>
          <Button variant="outline" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={confirmVariant} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      }
    >
      {subject && <p className={styles.subject}>{subject}</p>}
      <p>{question}</p>
    </Dialog>
  );
}
