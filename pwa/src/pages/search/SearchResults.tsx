import type { MouseEvent } from 'react';
import { CouldNotLoad } from '#connection/CouldNotLoad.tsx';
import { ProductGrid } from '#features/catalogue/components/ProductGrid.tsx';
import { keepSearch } from '#features/search/commands/recent-searches.ts';
import { useSearchResults } from '#features/search/hooks/use-search-results.ts';
import { searchTexts } from '#features/search/texts.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { classes } from '#ui/classes.ts';
import { useNearEnd } from '#ui/scroll/use-near-end.ts';
import { ShopProductCard } from '../product-card/ShopProductCard';
import { NoResults } from './NoResults';
import styles from './SearchPage.module.css';

/** Ten skeletons (docs/product.md#search). */
const SKELETONS = 10;
/** Cards whose pictures are part of the first screen. */
const FIRST_CARDS = 5;

/** The products found for a term, more of them as one scrolls. */
export function SearchResults({ term }: { readonly term: string }) {
  const texts = useTexts(searchTexts);
  const { results, old, failed, more, moreFailed, loadMore, refetch } = useSearchResults(term);
  const products = results?.products;
  const end = useNearEnd<HTMLDivElement>(() => more && !moreFailed && loadMore(), products?.length);

  if (failed) return <CouldNotLoad title={texts.failed} retry={texts.retry} onRetry={refetch} />;
  return (
    // Enter on a link inside is a click too.
    <div ref={end} onClickCapture={(event) => isResult(event) && void keepSearch(term)}>
      <p role="status" className={styles.count}>
        {results && !old && texts.count(results.total)}
      </p>
      {products?.length === 0 ? (
        <NoResults corrections={results?.corrections} popular={results?.popular} />
      ) : (
        <div className={classes(old && products && styles.old)}>
          <h2 className="visually-hidden">{texts.results}</h2>
          <ProductGrid
            label={texts.results}
            products={products}
            skeletons={products ? 5 : SKELETONS}
            more={more && !moreFailed}
            columns="search"
            renderCard={(product, index) => <ShopProductCard product={product} first={index < FIRST_CARDS} />}
          />
        </div>
      )}
      {moreFailed && <MoreResultsFailed onRetry={loadMore} />}
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
