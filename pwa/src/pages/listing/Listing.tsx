import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { ListingFilterChips } from '#features/catalogue/components/ListingFilterChips.tsx';
import { ListingFilterFields } from '#features/catalogue/components/ListingFilterFields.tsx';
import { ListingSort } from '#features/catalogue/components/ListingSort.tsx';
import { ProductGrid } from '#features/catalogue/components/ProductGrid.tsx';
import { useListing } from '#features/catalogue/hooks/use-listing.ts';
import { useSlots } from '#features/catalogue/hooks/use-slots.ts';
import {
  countFilters,
  filterListing,
  LONGEST_SEARCH,
  queryOfFilters,
} from '#features/catalogue/rules/listing-filters.ts';
import { LISTING_PAGE, listingPages } from '#features/catalogue/rules/listing-pages.ts';
import { listingTexts } from '#features/catalogue/texts/listing.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { classes } from '#ui/classes.ts';
import { SearchField } from '#ui/field/SearchField.tsx';
import styles from './Listing.module.css';
import { ListingCard } from './ListingCard';
import { ListingDrawer } from './ListingDrawer';
import { ListingFailure } from './ListingFailure';
import { NoProducts } from './NoProducts';
import { useListingFilters } from './use-listing-filters';

/** Cards whose pictures are part of the first screen. */
const FIRST_CARDS = 4;

interface ListingProps {
  readonly categoryId: string;
  readonly subCategoryId: string;
  /** Whether what stands above the filters has its size: before that they would move. */
  readonly hasFinalLayout: boolean;
}

/** The filters and the products they let through, twelve more at each Load More (docs/product.md#listing). */
export function Listing({ categoryId, subCategoryId, hasFinalLayout }: ListingProps) {
  const texts = useTexts(listingTexts);
  const { filters, change, clear } = useListingFilters();
  const { products, total: serverTotal, partial, failure, refetch } = useListing(categoryId, subCategoryId);
  const [drawer, setDrawer] = useState(false);
  const found = useMemo(() => products && filterListing(products, filters), [products, filters]);
  // Other filters begin with their first page again.
  const narrowing = queryOfFilters(filters);
  const [paging, setPaging] = useState({ narrowing, page: 1 });
  const page = paging.narrowing === narrowing ? paging.page : 1;
  const { shown, waiting, total, more } = listingPages({
    found: found?.length,
    total: serverTotal,
    partial,
    narrowed: narrowing !== '',
    page,
  });

  const cards = useMemo(() => found?.slice(0, shown), [found, shown]);
  const slotOf = useSlots(cards ?? [], narrowing);
  // Announced when all cards are those it counts.
  const count = useDeferredValue(total === undefined ? '' : texts.found(shown, total));

  const grid = useRef<HTMLDivElement>(null);
  const firstNew = useRef<number>(undefined);
  useEffect(() => {
    if (firstNew.current === undefined || shown <= firstNew.current) return;
    // The button may be gone: whoever walks by keys goes on with the first product that came.
    const card = grid.current?.querySelectorAll('li')[firstNew.current];
    card?.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true });
    firstNew.current = undefined;
  }, [shown]);

  const loadMore = () => {
    firstNew.current = shown;
    setPaging({ narrowing, page: page + 1 });
    if (failure) refetch();
  };

  return (
    <div className={styles.listing}>
      <section
        className={classes(styles.panel, !hasFinalLayout && styles.unsettled)}
        aria-label={texts.filters}
      >
        <h2>{texts.filters}</h2>
        <ListingFilterFields filters={filters} onChange={change} />
        <Button variant="outline" disabled={narrowing === ''} onClick={clear}>
          {texts.clear}
        </Button>
      </section>
      <div className={styles.main}>
        <div className={styles.bar}>
          <div className={styles.tools}>
            <SearchField
              label={texts.search}
              clearLabel={texts.clearSearch}
              maxLength={LONGEST_SEARCH}
              value={filters.search}
              onText={(search) => change({ search })}
            />
            <div className={styles.sort}>
              <ListingSort sort={filters.sort} onChange={change} />
            </div>
            <div className={styles.open}>
              <Button variant="outline" icon="filter" aria-haspopup="dialog" onClick={() => setDrawer(true)}>
                {texts.filtersOn(countFilters(filters))}
              </Button>
            </div>
          </div>
          <div className={styles.chips}>
            <ListingFilterChips filters={filters} onChange={change} />
          </div>
        </div>
        <p role="status" className={total === 0 ? 'visually-hidden' : styles.count}>
          {count}
        </p>
        {failure && <ListingFailure words={texts[failure]} onRetry={refetch} />}
        <h2 className="visually-hidden">{texts.products}</h2>
        {total === 0 ? (
          <NoProducts filters={filters} onClear={narrowing === '' ? undefined : clear} />
        ) : (
          <div ref={grid}>
            <ProductGrid
              label={texts.products}
              products={failure ? (cards ?? []) : cards}
              keyOf={slotOf}
              skeletons={found ? waiting : LISTING_PAGE}
              more={waiting > 0 && !failure}
              columns="listing"
              renderCard={(product, index) => <ListingCard product={product} first={index < FIRST_CARDS} />}
            />
          </div>
        )}
        {more && (
          <div className={styles.more}>
            <Button variant="outline" size="large" onClick={loadMore}>
              {texts.loadMore}
            </Button>
          </div>
        )}
      </div>
      <ListingDrawer
        open={drawer}
        found={total}
        filters={filters}
        change={change}
        clear={clear}
        onClose={() => setDrawer(false)}
      />
    </div>
  );
}
