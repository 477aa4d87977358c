import { ProductGrid } from '../../features/catalogue/components/ProductGrid';
import { NothingFound } from '../../features/search/components/NothingFound';
import { SearchIdeas } from '../../features/search/components/SearchIdeas';
import { useSearchResults } from '../../features/search/hooks/use-search-results';
import { searchTexts as texts } from '../../features/search/texts';
import { Button } from '../../ui/button/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Icon } from '../../ui/icons/Icon';
import { useNearEnd } from '../../ui/scroll/use-near-end';
import { ShopProductCard } from '../product-card/ShopProductCard';
import styles from './SearchPage.module.css';

/** Section 9: search skeletons 10. */
const SKELETONS = 10;
/** Cards whose pictures are part of the first screen. */
const FIRST_CARDS = 5;

/** The products found for a term, more of them as one scrolls. */
export function SearchResults({ term }: { readonly term: string }) {
  const { products, total, failed, more, loadMore, again } = useSearchResults(term);
  const end = useNearEnd<HTMLDivElement>(() => more && loadMore(), products?.length);

  if (failed)
    return (
      <EmptyState
        picture={<Icon name="offline" size={64} />}
        title={texts.failed}
        action={
          <Button icon="refresh" onClick={again}>
            {texts.retry}
          </Button>
        }
      />
    );
  return (
    <div ref={end}>
      <p role="status" className={styles.count}>
        {products && texts.count(total)}
      </p>
      {products?.length === 0 ? (
        <NothingFound action={<SearchIdeas />} />
      ) : (
        <ProductGrid
          label={texts.results}
          products={products}
          skeletons={products ? 5 : SKELETONS}
          more={more}
          columns="search"
          renderCard={(product, index) => <ShopProductCard product={product} first={index < FIRST_CARDS} />}
        />
      )}
    </div>
  );
}
