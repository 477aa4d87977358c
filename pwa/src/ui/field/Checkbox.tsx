import styles from './Checkbox.module.css';

interface CheckboxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onCheck: (checked: boolean) => void;
}

/** A box to tick, with its words beside it; the words can be tapped, too. */
export function Checkbox({ label, checked, disabled, onCheck }: CheckboxProps) {
  return (
    <label className={styles.checkbox}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onCheck(target.checked)}
      />
      {label}
    </label>
  );
}
