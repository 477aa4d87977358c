import { SORT_ORDERS } from '@jhola/shared/contracts/product-filter-limits';
import type { ProductFilters } from '@jhola/shared/contracts/product-filters.contract';
import { useTexts } from '#i18n/use-texts.ts';
import { Select } from '#ui/field/Select.tsx';
import { listingTexts } from '../../texts/listing';

interface SortSelectProps {
  /** What the list is ordered by without a choice: a listing has its own order, a search puts the best match first. */
  readonly own: 'sortNone' | 'relevance';
  readonly sort: ProductFilters['sort'];
  readonly onChange: (changed: Pick<ProductFilters, 'sort'>) => void;
}

/** The order of a list of products (docs/product.md#listing-filters). */
export function SortSelect({ own, sort, onChange }: SortSelectProps) {
  const texts = useTexts(listingTexts);
  return (
    <Select
      label={texts.sort}
      value={sort ?? ''}
      options={[
        { value: '', label: texts[own] },
        ...SORT_ORDERS.map((value) => ({ value, label: texts.sortOrders[value] })),
      ]}
      onChoice={(chosen) => onChange({ sort: SORT_ORDERS.find((known) => known === chosen) })}
    />
  );
}
