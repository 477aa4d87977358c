import type { ButtonHTMLAttributes } from 'react';
import { classes } from '../classes';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/paths';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> {
  readonly icon: IconName;
  /** What the button does, for those who cannot see the icon. */
  readonly label: string;
  /** Drawn on a round card of its own, as on a picture. */
  readonly raised?: boolean;
  readonly filled?: boolean;
  readonly tone?: 'ink' | 'danger' | 'primary';
}

/** A round button of 44 px that shows an icon alone. */
export function IconButton({ icon, label, raised, filled, tone = 'ink', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classes(styles.button, raised && styles.raised, styles[tone])}
      {...rest}
    >
      <Icon name={icon} size={22} filled={filled} />
    </button>
  );
}
