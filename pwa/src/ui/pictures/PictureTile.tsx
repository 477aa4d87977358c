import { IconButton } from '../button/IconButton';
import { classes } from '../classes';
import { Badge } from '../feedback/Badge';
import { Icon } from '../icons/Icon';
import { ProductImage } from '../product/ProductImage';
import styles from './Pictures.module.css';
import type { PictureFieldTexts } from './picture-upload';
import type { DragHandle } from './use-drag-order';

interface PictureTileProps {
  readonly address: string;
  /** From 0. */
  readonly index: number;
  /** How many pictures there are. */
  readonly of: number;
  readonly texts: PictureFieldTexts;
  readonly disabled: boolean;
  readonly dragged: boolean;
  /** What is dragged would come here. */
  readonly target: boolean;
  readonly handle: DragHandle;
  readonly onPreview: () => void;
  readonly onRemove: () => void;
  readonly onMove: (to: number) => void;
}

/** A picture of a list: a click shows it large; a cross takes it away; a handle and two arrows move it. */
export function PictureTile({
  address,
  index,
  of,
  texts,
  disabled,
  dragged,
  target,
  handle,
  onPreview,
  onRemove,
  onMove,
}: PictureTileProps) {
  const number = index + 1;
  return (
    <li
      className={classes(styles.tile, dragged && styles.dragged, target && styles.target)}
      data-place={index}
    >
      <button type="button" className={styles.opener} aria-label={texts.preview(number)} onClick={onPreview}>
        <ProductImage address={address} alt={texts.picture(number, of)} sizes="160px" />
      </button>
      {index === 0 && (
        <span className={styles.cover}>
          <Badge tone="accent">{texts.first}</Badge>
        </span>
      )}
      <span className={styles.corner}>
        <IconButton
          icon="close"
          raised
          label={texts.remove(number)}
          disabled={disabled}
          data-remove={index}
          onClick={onRemove}
        />
      </span>
      <div className={styles.order}>
        <IconButton
          icon="left"
          label={texts.earlier(number)}
          disabled={disabled || index === 0}
          onClick={() => onMove(index - 1)}
        />
        {/* the arrows do the same for the keyboard */}
        <span className={styles.grip} aria-hidden="true" {...(!disabled && of > 1 && handle)}>
          <Icon name="grip" size={26} />
        </span>
        <IconButton
          icon="right"
          label={texts.later(number)}
          disabled={disabled || number === of}
          onClick={() => onMove(index + 1)}
        />
      </div>
    </li>
  );
}
