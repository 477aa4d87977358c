import type { ProductFacets } from '@jhola/shared/contracts/product-filters.contract';
import { FilterFields } from '#features/catalogue/components/filters/FilterFields.tsx';
import { queryOfFilters } from '#features/catalogue/rules/listing-filters.ts';
import { listingTexts } from '#features/catalogue/texts/listing.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { classes } from '#ui/classes.ts';
import styles from './ProductFilters.module.css';
import type { FiltersInAddress } from './use-product-filters';

interface FilterPanelProps extends FiltersInAddress {
  readonly facets: ProductFacets | undefined;
  /** Whether it has no place yet: what stands above may still grow. */
  readonly unsettled?: boolean;
}

/** The filters beside the products, on a wide screen. */
export function FilterPanel({ filters, change, clear, facets, unsettled }: FilterPanelProps) {
  const texts = useTexts(listingTexts);
  return (
    <section className={classes(styles.panel, unsettled && styles.unsettled)} aria-label={texts.filters}>
      <h2>{texts.filters}</h2>
      <FilterFields filters={filters} facets={facets} onChange={change} />
      <Button variant="outline" disabled={queryOfFilters(filters) === ''} onClick={clear}>
        {texts.clear}
      </Button>
    </section>
  );
}
