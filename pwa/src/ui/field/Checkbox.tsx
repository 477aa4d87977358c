import { useId } from 'react';
import styles from './Checkbox.module.css';

interface CheckboxProps {
  readonly label: string;
  /** Stands at the end of the line and describes the choice, such as how much it would leave. */
  readonly note?: string | undefined;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onCheck: (checked: boolean) => void;
}

/** A box to tick, with its words beside it; the words can be tapped, too. */
export function Checkbox({ label, note, checked, disabled, onCheck }: CheckboxProps) {
  const noteId = useId();
  const box = (
    <label className={styles.checkbox}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-describedby={note === undefined ? undefined : noteId}
        onChange={({ target }) => onCheck(target.checked)}
      />
      {label}
    </label>
  );
  if (note === undefined) return box;
  return (
    <div className={styles.noted}>
      {box}
      <span id={noteId} className={styles.note}>
        {note}
      </span>
    </div>
  );
}
