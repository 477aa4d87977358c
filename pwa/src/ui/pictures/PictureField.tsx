import { useId } from 'react';
import { Button } from '../button/Button';
import { classes } from '../classes';
import { FileChoice } from '../field/FileChoice';
import { Icon } from '../icons/Icon';
import { ProductImage } from '../product/ProductImage';
import styles from './Pictures.module.css';
import { ACCEPTED_PICTURES, type PictureFieldTexts, type PictureUpload } from './picture-upload';
import { UploadProgress } from './UploadProgress';
import { usePictureUploads } from './use-picture-uploads';

interface PictureFieldProps {
  readonly label: string;
  readonly required?: boolean;
  /** The picture's address, or ''. */
  readonly value: string;
  readonly onChange: (address: string) => void;
  readonly upload: PictureUpload;
  readonly texts: PictureFieldTexts;
  readonly disabled?: boolean;
  /** What is wrong with it, as the form sees it. */
  readonly error?: string;
  readonly hint?: string;
  /** It is a wide one, 5 to 2, and is shown as such; square otherwise. */
  readonly wide?: boolean;
  /** Called while a picture is on its way: forms wait with their submit. */
  readonly onBusy?: (busy: boolean) => void;
}

/** A field for one picture: chosen on the device, uploaded immediately, shown; a refusal is shown with its reason. */
export function PictureField({
  label,
  required,
  value,
  onChange,
  upload,
  texts,
  disabled,
  error,
  hint,
  wide,
  onBusy,
}: PictureFieldProps) {
  const id = useId();
  const { pending, add, drop, dropAll } = usePictureUploads({
    upload,
    failed: texts.failed,
    onBusy,
    onUploaded: (addresses) => onChange(addresses.at(-1) ?? ''),
  });
  const [sent] = pending;
  const busy = sent !== undefined && sent.problem === undefined;
  const problem = sent?.problem ?? error;
  const choose = (files: readonly File[]) => {
    dropAll();
    add(files.slice(0, 1));
  };
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </legend>
      <div className={styles.one}>
        <div className={classes(styles.frame, wide && styles.wide)}>
          {busy ? (
            <img className={classes(styles.shown, styles.sent)} src={sent.preview} alt="" />
          ) : value ? (
            <ProductImage
              address={value}
              alt={label}
              sizes={wide ? '330px' : '132px'}
              className={styles.shown}
            />
          ) : (
            <span className={styles.empty}>
              <Icon name="camera" size={28} />
              {texts.none}
            </span>
          )}
        </div>
        <div className={styles.beside}>
          {busy ? (
            <>
              <UploadProgress name={sent.name} share={sent.share} texts={texts} />
              <Button variant="outline" onClick={() => drop(sent.id)}>
                {texts.cancel}
              </Button>
            </>
          ) : (
            <FileChoice
              label={value ? texts.chooseAnother : texts.choose}
              icon="upload"
              variant="outline"
              accept={ACCEPTED_PICTURES}
              disabled={disabled}
              describedBy={(problem ?? hint) ? `${id}-note` : undefined}
              onFiles={choose}
            />
          )}
          {!busy && (problem ?? hint) && (
            <p
              id={`${id}-note`}
              className={problem ? styles.problem : styles.note}
              role={problem ? 'alert' : undefined}
            >
              {problem ?? hint}
            </p>
          )}
        </div>
      </div>
    </fieldset>
  );
}
