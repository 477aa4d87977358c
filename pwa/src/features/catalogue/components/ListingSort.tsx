import { useTexts } from '#i18n/use-texts.ts';
import { Select } from '#ui/field/Select.tsx';
import { SORT_ORDERS, type Sort } from '../rules/listing-columns';
import type { ListingFilters } from '../rules/listing-filters';
import { listingTexts } from '../texts/listing';

interface ListingSortProps {
  readonly sort: Sort | undefined;
  readonly onChange: (changed: Pick<ListingFilters, 'sort'>) => void;
}

/** The order of a listing: by price, by age, or as it comes (docs/product.md#listing-filters). */
export function ListingSort({ sort, onChange }: ListingSortProps) {
  const texts = useTexts(listingTexts);
  return (
    <Select
      label={texts.sort}
      value={sort ?? ''}
      options={[
        { value: '', label: texts.sortNone },
        ...SORT_ORDERS.map((value) => ({ value, label: texts.sortOrders[value] })),
      ]}
      onChoice={(chosen) => onChange({ sort: SORT_ORDERS.find((known) => known === chosen) })}
    />
  );
}
