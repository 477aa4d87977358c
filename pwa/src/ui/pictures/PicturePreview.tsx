import { Dialog } from '../overlay/Dialog';
import { ProductImage } from '../product/ProductImage';
import styles from './Pictures.module.css';

interface PicturePreviewProps {
  /** The picture's address; open while there is one. */
  readonly address: string | undefined;
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** A picture over the whole screen. */
export function PicturePreview({ address, title, closeLabel, onClose }: PicturePreviewProps) {
  return (
    <Dialog
      open={address !== undefined}
      position="full"
      title={title}
      closeLabel={closeLabel}
      onClose={onClose}
    >
      <div className={styles.preview}>
        <ProductImage address={address} alt={title} sizes="90vmin" className={styles.large} />
      </div>
    </Dialog>
  );
}
