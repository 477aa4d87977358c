import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { ProductGrid } from '#features/catalogue/components/ProductGrid.tsx';
import { Corrections } from '#features/search/components/Corrections.tsx';
import { NothingFound } from '#features/search/components/NothingFound.tsx';
import { SearchIdeas } from '#features/search/components/SearchIdeas.tsx';
import { searchTexts } from '#features/search/texts.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { ShopProductCard } from '../product-card/ShopProductCard';
import styles from './SearchPage.module.css';

interface NoResultsProps {
  /** Texts that were perhaps meant, nearest first. */
  readonly corrections?: readonly string[] | undefined;
  /** What others like. */
  readonly popular?: readonly ProductSummary[] | undefined;
}

/** A search that found nothing: what may have been meant, where to start anew, and what others like (docs/product.md#nothing-found). */
export function NoResults({ corrections = [], popular = [] }: NoResultsProps) {
  const texts = useTexts(searchTexts);
  return (
    <>
      <NothingFound
        action={corrections.length > 0 ? <Corrections texts={corrections} /> : <SearchIdeas centred />}
      />
      {popular.length > 0 && (
        <section className={styles.liked}>
          {/* The grid has its heading for screen readers. */}
          <p aria-hidden="true">{texts.liked}</p>
          <ProductGrid
            label={texts.liked}
            products={popular}
            skeletons={0}
            columns="search"
            renderCard={(product) => <ShopProductCard product={product} />}
          />
        </section>
      )}
    </>
  );
}
