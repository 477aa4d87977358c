import { Icon } from '#ui/icons/Icon.tsx';
import styles from './Avatar.module.css';

interface AvatarProps {
  /** The address of the picture, if there is one. */
  readonly picture?: string | undefined;
  /** Its first letter stands instead of a missing picture. */
  readonly name?: string | undefined;
}

/** Who is signed in: the avatar, else the first letter of the name, else a placeholder. The words stand beside it. */
export function Avatar({ picture, name }: AvatarProps) {
  if (picture) return <img className={styles.avatar} src={picture} alt="" width={36} height={36} />;
  return (
    // the letter is a picture, no text: it would stand in the way of a button's name that begins with the whole name
    <span className={styles.avatar} data-letter={name?.charAt(0).toUpperCase()} aria-hidden="true">
      {!name && <Icon name="user" size={20} />}
    </span>
  );
}
