import type { ProductFacets, ProductFilters } from '@jhola/shared/contracts/product-filters.contract';
import type { ComponentProps, ReactNode } from 'react';
import { FilterChips } from '#features/catalogue/components/filters/FilterChips.tsx';
import { SortSelect } from '#features/catalogue/components/filters/SortSelect.tsx';
import { countFilters } from '#features/catalogue/rules/listing-filters.ts';
import { listingTexts } from '#features/catalogue/texts/listing.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import styles from './FilterBar.module.css';

interface FilterBarProps {
  readonly filters: ProductFilters;
  readonly facets: ProductFacets | undefined;
  /** The order without a choice. */
  readonly own: ComponentProps<typeof SortSelect>['own'];
  readonly onChange: (changed: Partial<ProductFilters>) => void;
  readonly onClear: () => void;
  /** Opens the filters over the screen, where there is no room for them beside the products. */
  readonly onOpen: () => void;
  /** Stands before the order: a search, or how many were found. */
  readonly children: ReactNode;
}

/** Above products that can be narrowed down: their order, the way to the filters on a phone, and what is chosen. */
export function FilterBar({ filters, facets, own, onChange, onClear, onOpen, children }: FilterBarProps) {
  const texts = useTexts(listingTexts);
  return (
    <div className={styles.bar}>
      <div className={styles.tools}>
        {children}
        <div className={styles.sort}>
          <SortSelect own={own} sort={filters.sort} onChange={onChange} />
        </div>
        <div className={styles.open}>
          <Button variant="outline" icon="filter" aria-haspopup="dialog" onClick={onOpen}>
            {texts.filtersOn(countFilters(filters))}
          </Button>
        </div>
      </div>
      <FilterChips filters={filters} facets={facets} onChange={onChange} onClear={onClear} />
    </div>
  );
}
