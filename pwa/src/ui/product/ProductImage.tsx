import { type RefObject, useEffect, useRef, useState } from 'react';
import { classes } from '../classes';
import { Icon } from '../icons/Icon';
import { Initials } from './Initials';
import { imageSource } from './image-source';
import styles from './ProductImage.module.css';
import { useThumbHash } from './use-thumb-hash';

interface ProductImageProps {
  /** The address; without one the initials of `name` stand there, or a sign where it has none. */
  readonly address: string | undefined;
  readonly alt: string;
  /** How wide it is shown, as in the `sizes` attribute. */
  readonly sizes?: string;
  /** Part of the first screen: loaded immediately and first. */
  readonly first?: boolean;
  readonly className?: string;
  /** What it shows, and what decides the tone of its placeholder: the id of a category. */
  readonly name?: string;
  readonly tone?: string;
  /** Its ThumbHash, base64: blurred, it stands in while the picture is not there. */
  readonly thumbHash?: string;
}

/** What imports of earlier versions gave products without a picture. */
const PARCEL = '/illustrations/placeholder.svg';

/** A square picture that never moves the page when it arrives. */
export function ProductImage({
  address,
  alt,
  sizes = '200px',
  first,
  className,
  name,
  tone,
  thumbHash,
}: ProductImageProps) {
  const [failed, setFailed] = useState<string>();
  const none = !address || address === PARCEL;
  const missing = none || failed === address;
  const frame = useRef<HTMLElement>(null);
  useThumbHash(frame, thumbHash, `${address} ${missing}`);

  // What could not be fetched without a network is fetched with the next one.
  useEffect(() => {
    if (!failed) return;
    const retryImage = () => setFailed(undefined);
    window.addEventListener('online', retryImage);
    return () => window.removeEventListener('online', retryImage);
  }, [failed]);

  if (missing)
    return (
      <span
        ref={frame}
        className={classes(styles.image, styles.placeholder, className)}
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      >
        {name && (none || !thumbHash) ? (
          <Initials name={name} tone={tone} />
        ) : (
          !thumbHash && <Icon name="bag" size={36} />
        )}
      </span>
    );
  const { avif, ...source } = imageSource(address);
  const image = (
    <img
      // Another picture is another element: this one would show its own until the other has come.
      key={address}
      ref={frame as RefObject<HTMLImageElement | null>}
      {...source}
      className={classes(styles.image, className)}
      alt={alt}
      sizes={sizes}
      width={640}
      height={640}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      onError={() => setFailed(address)}
    />
  );
  if (!avif) return image;
  return (
    <picture key={address} className={styles.formats}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {image}
    </picture>
  );
}
