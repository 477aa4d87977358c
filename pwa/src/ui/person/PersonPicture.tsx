import { classes } from '../classes';
import { Icon } from '../icons/Icon';
import styles from './PersonPicture.module.css';

interface PersonPictureProps {
  /** Its address; '' where there is none. */
  readonly picture: string;
  readonly large?: boolean;
}

/** The round picture of a person, or a sign instead; who it is stands beside it. */
export function PersonPicture({ picture, large = false }: PersonPictureProps) {
  return (
    <span className={classes(styles.person, large && styles.large)}>
      {picture ? <img src={picture} alt="" /> : <Icon name="user" size={large ? 72 : 36} />}
    </span>
  );
}
