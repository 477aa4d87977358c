import { Link } from 'react-router-dom';
import { classes } from '#ui/classes.ts';
import type { BannerPicture } from '../banners';
import styles from './Banner.module.css';

interface BannerProps {
  readonly picture: BannerPicture;
  readonly title: string;
  readonly text: string;
  /** Part of the first screen: its picture is loaded first. */
  readonly first: boolean;
  /** Its picture is loaded now, not only when it is seen. */
  readonly wanted: boolean;
}

const srcSet = (name: string, widths: readonly number[]) =>
  widths.map((width) => `/banners/${name}-${width}.webp ${width}w`).join(', ');

/** A banner of the home page: a picture (a squarer one for phones) with its words, leading to a search. */
export function Banner({ picture: { name, term, light }, title, text, first, wanted }: BannerProps) {
  return (
    <Link
      className={classes(styles.banner, light && styles.light)}
      data-banner={name}
      to={`/search?q=${encodeURIComponent(term)}`}
    >
      <picture>
        {/* Beside the greeting a banner has about the shape of its picture. */}
        <source
          media="(min-width: 768px)"
          srcSet={srcSet(name, [1200, 1600])}
          sizes="(min-width: 1024px) 720px, calc(100vw - 48px)"
          width={1600}
          height={640}
        />
        <img
          src={`/banners/${name}-800.webp`}
          srcSet={srcSet(name, [640, 800])}
          sizes="calc(100vw - 32px)"
          width={800}
          height={400}
          alt=""
          loading={first || wanted ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'low'}
          decoding={first ? 'sync' : 'async'}
          // Without a network its colour stands in, and not the browser's sign of a broken picture.
          onError={({ currentTarget }) => {
            currentTarget.style.visibility = 'hidden';
          }}
          onLoad={({ currentTarget }) => {
            currentTarget.style.visibility = '';
          }}
        />
      </picture>
      <span className={styles.text}>
        <b>{title}</b>
        <span>{text}</span>
      </span>
    </Link>
  );
}
