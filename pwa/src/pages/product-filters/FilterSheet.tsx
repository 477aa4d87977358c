import type { ProductFacets } from '@jhola/shared/contracts/product-filters.contract';
import { FilterFields } from '#features/catalogue/components/filters/FilterFields.tsx';
import { SortSelect } from '#features/catalogue/components/filters/SortSelect.tsx';
import { queryOfFilters } from '#features/catalogue/rules/listing-filters.ts';
import { listingTexts } from '#features/catalogue/texts/listing.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import styles from './ProductFilters.module.css';
import type { FiltersInAddress } from './use-product-filters';

interface FilterSheetProps extends FiltersInAddress {
  readonly open: boolean;
  /** How many products the filters leave; `undefined` while that is not known. */
  readonly found: number | undefined;
  readonly facets: ProductFacets | undefined;
  readonly ownOrder: 'sortNone' | 'relevance';
  readonly onClose: () => void;
}

/** The filters on a narrow screen: they slide in from below, with the way to what they have found (docs/product.md#listing-filters). */
export function FilterSheet(props: FilterSheetProps) {
  const { open, found, facets, ownOrder, filters, change, clear, onClose } = props;
  const texts = useTexts(listingTexts);
  return (
    <Dialog
      open={open}
      position="bottom"
      title={texts.filters}
      closeLabel={texts.close}
      onClose={onClose}
      footer={
        <div className={styles.actions}>
          <Button variant="outline" disabled={queryOfFilters(filters) === ''} onClick={clear}>
            {texts.clear}
          </Button>
          <Button onClick={onClose}>{found === undefined ? texts.showFound : texts.show(found)}</Button>
        </div>
      }
    >
      <div className={styles.fields}>
        <SortSelect own={ownOrder} sort={filters.sort} onChange={change} />
        <FilterFields filters={filters} facets={facets} onChange={change} />
      </div>
    </Dialog>
  );
}
