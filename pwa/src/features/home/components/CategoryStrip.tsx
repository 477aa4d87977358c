import type { Category } from '@jhola/shared/contracts/category.contract';
import { useId } from 'react';
import { useTexts } from '#i18n/use-texts.ts';
import { Scroller } from '#ui/scroll/Scroller.tsx';
import { homeTexts } from '../texts';
import styles from './CategoryStrip.module.css';
import { CategoryTile } from './CategoryTile';
import { CategoryTileSkeleton } from './CategoryTileSkeleton';

interface CategoryStripProps {
  readonly categories: readonly Category[];
  readonly loading: boolean;
  /** Where a category's tile leads; nowhere if no subcategory contains it. */
  readonly listingOf: (category: Category) => string | undefined;
}

const SKELETONS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Shop by Category: a strip of tiles, on a phone a grid (docs/product.md#category-strip). */
export function CategoryStrip({ categories, loading, listingOf }: CategoryStripProps) {
  const texts = useTexts(homeTexts);
  const titleId = useId();
  return (
    <section className={styles.strip} aria-labelledby={titleId} aria-busy={loading}>
      <h2 id={titleId}>{texts.categories}</h2>
      <Scroller
        className={styles.tiles}
        label={texts.categories}
        previousLabel={texts.scrollLeft}
        nextLabel={texts.scrollRight}
      >
        {categories.map((category) => (
          <li key={category._id}>
            <CategoryTile category={category} listing={listingOf(category)} />
          </li>
        ))}
        {loading &&
          SKELETONS.map((key) => (
            <li key={key}>
              <CategoryTileSkeleton />
            </li>
          ))}
      </Scroller>
    </section>
  );
}
