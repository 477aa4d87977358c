import styles from './Pictures.module.css';
import type { PictureFieldTexts } from './picture-upload';

interface UploadProgressProps {
  /** What the file is called on the device. */
  readonly name: string;
  /** How much is on its way: 0 to 1. */
  readonly share: number;
  readonly texts: PictureFieldTexts;
}

/** How far an upload has come; once all is sent the shop still works on it. */
export function UploadProgress({ name, share, texts }: UploadProgressProps) {
  const percent = Math.round(share * 100);
  return (
    <div className={styles.progress}>
      <progress max={100} {...(share < 1 && { value: percent })} aria-label={texts.uploadOf(name)} />
      <span aria-hidden="true">{share < 1 ? texts.uploading(percent) : texts.finishing}</span>
    </div>
  );
}
