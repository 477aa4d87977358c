import type { Category } from '@jhola/shared/contracts/category.contract';
import { Link } from 'react-router-dom';
import { useLocalName } from '#i18n/use-local-name.ts';
import { ProductImage } from '#ui/product/ProductImage.tsx';
import styles from './CategoryTile.module.css';

interface CategoryTileProps {
  readonly category: Category;
  /** Where it leads: the listing of the first subcategory that contains the category. Without one it leads nowhere. */
  readonly listing: string | undefined;
}

/** A category with its picture (docs/product.md#category-strip). */
export function CategoryTile({ category, listing }: CategoryTileProps) {
  const nameOf = useLocalName();
  const content = (
    <>
      <ProductImage
        address={category.image}
        alt=""
        sizes="112px"
        name={nameOf(category)}
        tone={category._id}
        className={styles.picture}
      />
      <span className={styles.name}>{nameOf(category)}</span>
    </>
  );
  if (!listing) return <div className={styles.tile}>{content}</div>;
  return (
    <Link className={styles.tile} to={listing}>
      {content}
    </Link>
  );
}
