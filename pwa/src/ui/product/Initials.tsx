import { initialsOf, placeholderTone } from '@jhola/shared/domain/pictures/placeholder';
import { Icon } from '../icons/Icon';
import styles from './Initials.module.css';

interface InitialsProps {
  readonly name: string;
  /** What decides the tone, such as the id of a category; the name where it is left out. */
  readonly tone?: string;
}

/**
 * What stands in for a picture that does not exist: initials on a tone. It claims nothing of how a product looks. They are painted, so
 * that nobody reads, copies or finds them as words.
 */
export function Initials({ name, tone = name }: InitialsProps) {
  const initials = initialsOf(name);
  return (
    <span
      className={styles.initials}
      data-tone={placeholderTone(tone)}
      data-initials={initials}
      aria-hidden="true"
    >
      {!initials && <Icon name="bag" size={36} />}
    </span>
  );
}
