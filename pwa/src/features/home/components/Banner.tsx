import { Link } from 'react-router-dom';
import styles from './Banner.module.css';

interface BannerProps {
  /** The beginning of its pictures' names. */
  readonly name: string;
  readonly title: string;
  readonly text: string;
  /** What it leads to a search for. */
  readonly term: string;
  /** Part of the first screen: its picture is loaded at once. */
  readonly first: boolean;
}

/** A banner of the home page: a picture (an upright one for phones) with its words, leading to a search. */
export function Banner({ name, title, text, term, first }: BannerProps) {
  return (
    <Link className={styles.banner} data-banner={name} to={`/search?q=${encodeURIComponent(term)}`}>
      <picture>
        <source media="(min-width: 768px)" srcSet={`/banners/${name}-1600.webp`} width={1600} height={640} />
        <img
          src={`/banners/${name}-800.webp`}
          width={800}
          height={640}
          alt=""
          loading={first ? 'eager' : 'lazy'}
          decoding="async"
        />
      </picture>
      <span className={styles.words}>
        <b>{title}</b>
        <span>{text}</span>
      </span>
    </Link>
  );
}
