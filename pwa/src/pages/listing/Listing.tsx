import { useMemo, useState } from 'react';
import { ListingFilterFields } from '../../features/catalogue/components/ListingFilterFields';
import { ListingSearch } from '../../features/catalogue/components/ListingSearch';
import { ProductGrid } from '../../features/catalogue/components/ProductGrid';
import { useListing } from '../../features/catalogue/hooks/use-listing';
import { countFilters, filterListing, queryOfFilters } from '../../features/catalogue/rules/listing-filters';
import { listingTexts as texts } from '../../features/catalogue/texts/listing';
import { Button } from '../../ui/button/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Icon } from '../../ui/icons/Icon';
import { Dialog } from '../../ui/overlay/Dialog';
import { ShopProductCard } from '../product-card/ShopProductCard';
import styles from './Listing.module.css';
import { ListingFailure } from './ListingFailure';
import type { FiltersInAddress } from './use-listing-filters';

/** Section 9: listing 12. */
const PAGE = 12;
/** Cards whose pictures are part of the first screen. */
const FIRST_CARDS = 4;

interface ListingProps extends FiltersInAddress {
  readonly categoryId: string;
  readonly subCategoryId: string;
}

/** The filters and the products they let through, twelve more at each Load More. */
export function Listing({ categoryId, subCategoryId, filters, change, clear }: ListingProps) {
  const { products, partial, failure, again } = useListing(categoryId, subCategoryId);
  const [drawer, setDrawer] = useState(false);
  const found = useMemo(() => products && filterListing(products, filters), [products, filters]);
  // Other filters begin with their first page again.
  const narrowing = queryOfFilters(filters);
  const [paging, setPaging] = useState({ narrowing, page: 1 });
  const page = paging.narrowing === narrowing ? paging.page : 1;
  const shown = found?.slice(0, page * PAGE);
  const left = (found?.length ?? 0) - (shown?.length ?? 0);
  const fields = <ListingFilterFields filters={filters} onChange={change} onClear={clear} />;

  return (
    <div className={styles.listing}>
      <aside className={styles.panel} aria-label={texts.filters}>
        {fields}
      </aside>
      <div className={styles.main}>
        <div className={styles.bar}>
          <ListingSearch value={filters.search} onText={(search) => change({ search })} />
          <div className={styles.open}>
            <Button look="outline" icon="filter" onClick={() => setDrawer(true)}>
              {texts.filtersOn(countFilters(filters))}
            </Button>
          </div>
        </div>
        <p role="status" className={styles.count}>
          {found && shown && !partial && texts.found(shown.length, found.length)}
        </p>
        {failure && <ListingFailure words={failure} onRetry={again} />}
        {!partial && found?.length === 0 ? (
          <EmptyState
            picture={<Icon name="search" size={64} />}
            title={texts.none}
            text={texts.noneHint}
            action={
              <Button look="outline" onClick={clear}>
                {texts.clear}
              </Button>
            }
          />
        ) : (
          <ProductGrid
            label={texts.products}
            products={failure && !shown ? [] : shown}
            skeletons={PAGE}
            more={partial && !failure && shown !== undefined && shown.length < PAGE}
            columns="listing"
            renderCard={(product, index) => <ShopProductCard product={product} first={index < FIRST_CARDS} />}
          />
        )}
        {left > 0 && (
          <div className={styles.more}>
            <Button look="outline" size="large" onClick={() => setPaging({ narrowing, page: page + 1 })}>
              {texts.loadMore}
            </Button>
          </div>
        )}
      </div>
      <Dialog
        open={drawer}
        place="right"
        title={texts.filters}
        closeLabel={texts.close}
        onClose={() => setDrawer(false)}
        footer={
          <Button wide onClick={() => setDrawer(false)}>
            {texts.show(found?.length ?? 0)}
          </Button>
        }
      >
        {fields}
      </Dialog>
    </div>
  );
}
