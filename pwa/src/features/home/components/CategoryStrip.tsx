import type { Category } from '@jhola/shared/contracts/category.contract';
import { useNavigate } from 'react-router-dom';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { ProductImage } from '../../../ui/product/ProductImage';
import { Scroller } from '../../../ui/scroll/Scroller';
import { homeTexts as texts } from '../texts';
import styles from './CategoryStrip.module.css';

interface CategoryStripProps {
  readonly categories: readonly Category[];
  readonly loading: boolean;
  /** Where a category's tile leads; nowhere if no subcategory contains it. */
  readonly listingOf: (category: Category) => string | undefined;
}

const SKELETONS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Shop by Category: a strip of tiles (section 2, Home). */
export function CategoryStrip({ categories, loading, listingOf }: CategoryStripProps) {
  const navigate = useNavigate();
  const open = (category: Category) => {
    const path = listingOf(category);
    if (path) navigate(path);
  };
  return (
    <section className={styles.strip} aria-label={texts.categories}>
      <h2>{texts.categories}</h2>
      <Scroller label={texts.categories} previousLabel={texts.scrollLeft} nextLabel={texts.scrollRight}>
        {categories.map((category) => (
          <li key={category._id}>
            <button type="button" className={styles.tile} onClick={() => open(category)}>
              <ProductImage address={category.image} alt="" sizes="112px" className={styles.picture} />
              <span className={styles.name}>{category.name}</span>
            </button>
          </li>
        ))}
        {loading &&
          SKELETONS.map((place) => (
            <li key={place} className={styles.tile}>
              <Skeleton shape="picture" className={styles.picture} />
              <Skeleton />
            </li>
          ))}
      </Scroller>
    </section>
  );
}
