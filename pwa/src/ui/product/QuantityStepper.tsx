import { classes } from '../classes';
import { Icon } from '../icons/Icon';
import styles from './QuantityStepper.module.css';

interface QuantityStepperProps {
  readonly quantity: number;
  readonly onMinus: () => void;
  readonly onPlus: () => void;
  /** No more can be had. */
  readonly full?: boolean;
  readonly minusDisabled?: boolean;
  readonly minusLabel: string;
  readonly plusLabel: string;
  /** What plus is beside other faces of the same control, as `data-action` says it. */
  readonly plusAction?: string;
  readonly variant?: 'solid' | 'outline';
}

/** Minus, a number of pieces, plus: each at least 44 px. */
export function QuantityStepper({
  quantity,
  onMinus,
  onPlus,
  full,
  minusDisabled,
  minusLabel,
  plusLabel,
  plusAction,
  variant = 'solid',
}: QuantityStepperProps) {
  return (
    <div className={classes(styles.stepper, styles[variant])}>
      <button type="button" aria-label={minusLabel} disabled={minusDisabled} onClick={onMinus}>
        <Icon name="minus" size={18} />
      </button>
      <output aria-live="polite">{quantity}</output>
      <button type="button" aria-label={plusLabel} data-action={plusAction} disabled={full} onClick={onPlus}>
        <Icon name="plus" size={18} />
      </button>
    </div>
  );
}
