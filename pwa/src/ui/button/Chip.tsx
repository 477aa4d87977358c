import type { ReactNode } from 'react';
import { classes } from '../classes';
import { Icon } from '../icons/Icon';
import styles from './Chip.module.css';

interface ChipProps {
  readonly chosen?: boolean;
  readonly onChoose?: () => void;
  /** Shows a cross that takes the chip away. */
  readonly onRemove?: () => void;
  readonly removeLabel?: string;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** A small choice that can be on or off, or an entry of a list that can be taken away. */
export function Chip({ chosen, onChoose, onRemove, removeLabel, disabled, children }: ChipProps) {
  if (onRemove)
    return (
      <span className={styles.chip}>
        {children}
        <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
          <Icon name="close" size={16} />
        </button>
      </span>
    );
  if (!onChoose) return <span className={styles.chip}>{children}</span>;
  return (
    <button
      type="button"
      className={classes(styles.chip, styles.choice, chosen && styles.chosen)}
      aria-pressed={chosen}
      disabled={disabled}
      onClick={onChoose}
    >
      {children}
    </button>
  );
}
