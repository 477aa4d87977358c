import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { OwnBanner as Banner } from '#data/queries/use-shop-settings.ts';
import { imageSource } from '#ui/product/image-source.ts';
import styles from './OwnBanner.module.css';

interface OwnBannerProps {
  readonly banner: Banner;
  /** Part of the first screen: its picture is loaded first. */
  readonly first: boolean;
  /** Its picture is loaded now, not only when it is seen. */
  readonly wanted: boolean;
}

const SIZES = '(min-width: 1024px) 720px, (min-width: 768px) calc(100vw - 48px), calc(100vw - 32px)';

/** A banner of the owner's: its words are in the picture, and leads where the owner says (docs/product.md#own-banners). */
export function OwnBanner({ banner: { picture, link, words }, first, wanted }: OwnBannerProps) {
  // By address: another picture is tried anew.
  const [missing, setMissing] = useState('');
  useEffect(() => {
    if (!missing) return;
    const retry = () => setMissing('');
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [missing]);
  const { src, srcSet, avif } = imageSource(picture);
  const shown =
    missing === picture ? (
      <span className={styles.words}>{words}</span>
    ) : (
      <picture>
        {avif && <source type="image/avif" srcSet={avif} sizes={SIZES} />}
        <img
          src={src}
          srcSet={srcSet}
          sizes={SIZES}
          alt={words}
          loading={first || wanted ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'low'}
          decoding={first ? 'sync' : 'async'}
          // Without a network its words stand in until there is one, and not the browser's sign of a broken picture.
          onError={() => setMissing(picture)}
        />
      </picture>
    );
  if (link === '') return <div className={styles.banner}>{shown}</div>;
  if (link.startsWith('/'))
    return (
      <Link className={styles.banner} to={link}>
        {shown}
      </Link>
    );
  return (
    <a className={styles.banner} href={link} target="_blank" rel="noopener noreferrer">
      {shown}
    </a>
  );
}
