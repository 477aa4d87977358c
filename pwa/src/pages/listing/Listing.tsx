import { FILTER_LIMITS } from '@jhola/shared/contracts/product-filter-limits';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { ProductGrid } from '#features/catalogue/components/ProductGrid.tsx';
import { useListing } from '#features/catalogue/hooks/use-listing.ts';
import { useSlots } from '#features/catalogue/hooks/use-slots.ts';
import { filterListing, queryOfFilters } from '#features/catalogue/rules/listing-filters.ts';
import { LISTING_PAGE, listingPages } from '#features/catalogue/rules/listing-pages.ts';
import { listingTexts } from '#features/catalogue/texts/listing.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { SearchField } from '#ui/field/SearchField.tsx';
import { FilterBar } from '../product-filters/FilterBar';
import { FilterPanel } from '../product-filters/FilterPanel';
import { FilterSheet } from '../product-filters/FilterSheet';
import { NoProducts } from '../product-filters/NoProducts';
import { useProductFilters } from '../product-filters/use-product-filters';
import styles from './Listing.module.css';
import { ListingCard } from './ListingCard';
import { ListingFailure } from './ListingFailure';

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
  const inAddress = useProductFilters('listing');
  const { filters, change, clear } = inAddress;
  const { products, total: serverTotal, partial, failure, refetch } = useListing(categoryId, subCategoryId);
  const [sheet, setSheet] = useState(false);
  const filtered = useMemo(() => products && filterListing(products, filters), [products, filters]);
  // What else can be chosen is counted behind the products that are.
  const facets = useDeferredValue(filtered)?.facets;
  // Other filters begin with their first page again.
  const narrowing = queryOfFilters(filters);
  const [paging, setPaging] = useState({ narrowing, page: 1 });
  const page = paging.narrowing === narrowing ? paging.page : 1;
  const { shown, waiting, total, more } = listingPages({
    found: filtered?.count,
    total: serverTotal,
    partial,
    narrowed: narrowing !== '',
    page,
  });

  const cards = useMemo(() => filtered?.first(shown), [filtered, shown]);
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
      <FilterPanel {...inAddress} facets={facets} unsettled={!hasFinalLayout} />
      <div className={styles.main}>
        <FilterBar
          filters={filters}
          facets={facets}
          own="sortNone"
          onChange={change}
          onClear={clear}
          onOpen={() => setSheet(true)}
        >
          <SearchField
            label={texts.search}
            clearLabel={texts.clearSearch}
            maxLength={FILTER_LIMITS.search}
            value={filters.search}
            onText={(search) => change({ search })}
          />
        </FilterBar>
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
              skeletons={filtered ? waiting : LISTING_PAGE}
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
      <FilterSheet
        {...inAddress}
        open={sheet}
        found={total}
        facets={facets}
        ownOrder="sortNone"
        onClose={() => setSheet(false)}
      />
    </div>
  );
}
