import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classes } from '../classes';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/paths';
import { Spinner } from '../spinner/Spinner';
import styles from './Button.module.css';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  readonly variant?: 'primary' | 'accent' | 'outline' | 'quiet' | 'danger';
  readonly size?: 'small' | 'medium' | 'large';
  /** Fills the width of its container. */
  readonly wide?: boolean;
  readonly icon?: IconName;
  /** Shows a spinner and takes no clicks. */
  readonly busy?: boolean;
  /** Makes it a link that looks like a button. */
  readonly to?: string;
  /** The navigation state of the page that the link leads to. */
  readonly state?: unknown;
  /** Called when the link is followed. */
  readonly onFollow?: () => void;
  readonly children: ReactNode;
}

/** A button of at least 44 px height (36 px when small); `to` makes it a link. */
export function Button({
  variant = 'primary',
  size = 'medium',
  wide,
  icon,
  busy = false,
  to,
  state,
  onFollow,
  children,
  disabled,
  ...rest
}: ButtonProps) {
  const className = classes(styles.button, styles[variant], styles[size], wide && styles.wide);
  const content = (
    <>
      {busy ? <Spinner size={18} /> : icon && <Icon name={icon} size={20} />}
      <span>{children}</span>
    </>
  );
  if (to !== undefined)
    return (
      <Link className={className} to={to} state={state} onClick={() => onFollow?.()}>
        {content}
      </Link>
    );
  return (
    <button type="button" className={className} disabled={disabled || busy} aria-busy={busy} {...rest}>
      {content}
    </button>
  );
}
