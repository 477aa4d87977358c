import { type MouseEvent, useState } from 'react';
import { CouldNotLoad } from '#connection/CouldNotLoad.tsx';
import { ProductGrid } from '#features/catalogue/components/ProductGrid.tsx';
import { queryOfFilters } from '#features/catalogue/rules/listing-filters.ts';
import { keepSearch } from '#features/search/commands/recent-searches.ts';
import { useSearchResults } from '#features/search/hooks/use-search-results.ts';
import { searchTexts } from '#features/search/texts.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { classes } from '#ui/classes.ts';
import { useNearEnd } from '#ui/scroll/use-near-end.ts';
import { ShopProductCard } from '../product-card/ShopProductCard';
import { FilterBar } from '../product-filters/FilterBar';
import { FilterPanel } from '../product-filters/FilterPanel';
import { FilterSheet } from '../product-filters/FilterSheet';
import { NoProducts } from '../product-filters/NoProducts';
import { useProductFilters } from '../product-filters/use-product-filters';
import { NoResults } from './NoResults';
import styles from './SearchPage.module.css';

/** Ten skeletons (docs/product.md#search). */
const SKELETONS = 10;
/** Cards whose pictures are part of the first screen. */
const FIRST_CARDS = 5;

/** The products found for a term and what filters leave of them, more of them as one scrolls. */
export function SearchResults({ term }: { readonly term: string }) {
  const texts = useTexts(searchTexts);
  const inAddress = useProductFilters('search');
  const { filters, change, clear } = inAddress;
  const [sheet, setSheet] = useState(false);
  const { results, old, failed, more, moreFailed, loadMore, refetch } = useSearchResults(term, filters);
  const { products, facets } = results ?? {};
  const end = useNearEnd<HTMLDivElement>(() => more && !moreFailed && loadMore(), products?.length);
  const narrowed = queryOfFilters(filters) !== '';

  if (failed) return <CouldNotLoad title={texts.failed} retry={texts.retry} onRetry={refetch} />;
  const count = (
    <p role="status" className={styles.count}>
      {results && !old && texts.count(results.total)}
    </p>
  );
  // Nothing was found at all: there is nothing to narrow down.
  if (products?.length === 0 && !narrowed)
    return (
      <>
        {count}
        <NoResults corrections={results?.corrections} popular={results?.popular} />
      </>
    );
  return (
    <div className={styles.columns}>
      <FilterPanel {...inAddress} facets={facets} />
      {/* Enter on a link inside is a click too. */}
      <div
        ref={end}
        className={styles.main}
        onClickCapture={(event) => isResult(event) && void keepSearch(term)}
      >
        <FilterBar
          filters={filters}
          facets={facets}
          own="relevance"
          onChange={change}
          onClear={clear}
          onOpen={() => setSheet(true)}
        >
          {count}
        </FilterBar>
        {products?.length === 0 ? (
          <NoProducts filters={filters} onClear={clear} />
        ) : (
          <div className={classes(styles.results, old && products && styles.old)}>
            <h2 className="visually-hidden">{texts.results}</h2>
            <ProductGrid
              label={texts.results}
              products={products}
              skeletons={products ? 5 : SKELETONS}
              more={more && !moreFailed}
              columns="search"
              renderCard={(product, index) => (
                <ShopProductCard product={product} first={index < FIRST_CARDS} />
              )}
            />
          </div>
        )}
        {moreFailed && <MoreResultsFailed onRetry={loadMore} />}
      </div>
      <FilterSheet
        {...inAddress}
        open={sheet}
        found={old ? undefined : results?.total}
        facets={facets}
        ownOrder="relevance"
        onClose={() => setSheet(false)}
      />
    </div>
  );
}

/** Whether a click follows the link of a product. */
function isResult({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('a[href^="/product/"]') !== null;
}

/** The end of the results when the next page of them could not be had. */
function MoreResultsFailed({ onRetry }: { readonly onRetry: () => void }) {
  const texts = useTexts(searchTexts);
  return (
    <div className={styles.moreFailed} role="alert">
      <p>{texts.failed}</p>
      <Button variant="outline" icon="refresh" onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  );
}
