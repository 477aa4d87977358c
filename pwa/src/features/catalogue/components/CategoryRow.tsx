import type { Category } from '@jhola/shared/contracts/category.contract';
import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { memo, type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { useLocalName } from '#i18n/use-local-name.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Scroller } from '#ui/scroll/Scroller.tsx';
import { useNearScreen } from '#ui/scroll/use-near-screen.ts';
import { useInBrowser } from '#ui/use-in-browser.ts';
import { useCategoryRow } from '../hooks/use-category-row';
import { soldOutLast } from '../rules/sold-out-last';
import { rowTexts } from '../texts/cards';
import styles from './CategoryRow.module.css';
import { FarRow, ProductRowEntries } from './ProductRowEntries';

/** Six skeletons (docs/product.md#category-rows). As many cards fill a row on the widest page. */
const SKELETONS = 6;

interface CategoryRowProps {
  readonly category: Category;
  /** Where See All leads; without it there is no such link. */
  readonly seeAll: string | undefined;
  /** Must be the same function in each render. */
  readonly renderCard: (product: ProductSummary) => ReactNode;
}

/** A row of the home page: a category's name, See All, and its products, asked for when the row comes near. */
export const CategoryRow = memo(function CategoryRow({ category, seeAll, renderCard }: CategoryRowProps) {
  const [ref, near] = useNearScreen<HTMLElement>();
  const { products, failed, refetch } = useCategoryRow(category._id, near);
  const texts = useTexts(rowTexts);
  const nameOf = useLocalName();
  const title = nameOf(category);
  const titleId = useId();
  const inBrowser = useInBrowser();
  if (products?.length === 0) return null;
  const inOrder = products && soldOutLast(products);

  return (
    <section ref={ref} className={styles.row} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId}>{title}</h2>
        {seeAll && (
          <Link className={styles.seeAll} to={seeAll} aria-label={texts.seeAllOf(title)}>
            {texts.seeAll}
            <Icon name="right" size={16} />
          </Link>
        )}
      </header>
      {failed ? (
        <div className={styles.failed} role="alert">
          <p>{texts.failed}</p>
          <Button variant="outline" icon="refresh" onClick={refetch}>
            {texts.retry}
          </Button>
        </div>
      ) : !near && !products ? (
        <FarRow />
      ) : (
        <Scroller label={title} previousLabel={texts.previous} nextLabel={texts.next}>
          <ProductRowEntries
            // The server-rendered HTML is laid out before anybody can scroll: what a row hides at its end would only delay it.
            products={inBrowser ? inOrder : inOrder?.slice(0, SKELETONS)}
            skeletons={SKELETONS}
            renderCard={renderCard}
          />
        </Scroller>
      )}
    </section>
  );
});
