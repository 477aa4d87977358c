import type { ReactNode } from 'react';
import { ProductImage } from '../product/ProductImage';
import styles from './Thumb.module.css';

interface ThumbProps {
  readonly image: string | undefined;
  readonly name: string;
  /** What decides the tone of its placeholder: the id of a category. */
  readonly tone?: string;
  readonly children: ReactNode;
}

/** The small picture of a product in a table, and what it is called beside it. */
export function Thumb({ image, name, tone, children }: ThumbProps) {
  return (
    <span className={styles.thumb}>
      <ProductImage address={image} alt="" sizes="36px" name={name} tone={tone} className={styles.picture} />
      <span className={styles.words}>{children}</span>
    </span>
  );
}
