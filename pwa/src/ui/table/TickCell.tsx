import styles from './DataTable.module.css';

interface TickCellProps {
  readonly words: string;
  readonly ticked: boolean;
  /** Some of what it stands for are ticked, and others are not. */
  readonly some?: boolean;
  readonly disabled?: boolean;
  readonly onTick: (ticked: boolean) => void;
}

/** A box to tick a row, or all rows, with; the whole cell takes the tap. */
export function TickCell({ words, ticked, some = false, disabled, onTick }: TickCellProps) {
  return (
    <label className={styles.box}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = some && !ticked;
        }}
        type="checkbox"
        aria-label={words}
        checked={ticked}
        disabled={disabled}
        onChange={({ target }) => onTick(target.checked)}
      />
    </label>
  );
}
