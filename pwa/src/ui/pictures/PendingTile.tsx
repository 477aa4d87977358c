import { IconButton } from '../button/IconButton';
import { classes } from '../classes';
import styles from './Pictures.module.css';
import type { PendingPicture } from './pending-pictures';
import type { PictureFieldTexts } from './picture-upload';
import { UploadProgress } from './UploadProgress';

interface PendingTileProps {
  readonly picture: PendingPicture;
  readonly texts: PictureFieldTexts;
  readonly onDrop: () => void;
}

/** A picture on its way, with a cross that gives it up; or one that was refused, with the reason. */
export function PendingTile({ picture: { name, preview, share, problem }, texts, onDrop }: PendingTileProps) {
  return (
    <li className={classes(styles.tile, problem !== undefined && styles.refused)}>
      {problem === undefined ? (
        <img className={classes(styles.shown, styles.sent)} src={preview} alt="" />
      ) : (
        <p className={styles.refusal} role="alert">
          <strong>{name}</strong>
          {problem}
        </p>
      )}
      <span className={styles.corner}>
        <IconButton
          icon="close"
          raised
          label={problem === undefined ? texts.cancelOf(name) : texts.dismissOf(name)}
          onClick={onDrop}
        />
      </span>
      {problem === undefined && <UploadProgress name={name} share={share} texts={texts} />}
    </li>
  );
}
