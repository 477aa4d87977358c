import { useId, useState } from 'react';
import { adminOrderTexts } from '#features/orders/admin-texts.ts';
import { filterCount, type OrderFilters } from '#features/orders/rules/order-filters.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { SearchBar } from '#ui/field/SearchBar.tsx';
import { SearchField } from '#ui/field/SearchField.tsx';
import { OrderFilterFields } from './OrderFilterFields';

/** As much as the server reads (contract). */
const LONGEST_SEARCH = 100;

/** What an administrator looks for among the orders. */
export interface OrderSearching {
  /** What stands in the search field. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** What is asked for; its search is the text once typing rests. */
  readonly filters: OrderFilters;
  readonly onFilters: (filters: OrderFilters) => void;
}

/** Finds orders by number, name or phone, and narrows them; the filters are out of the way until they are wanted. */
export function OrderSearch({ text, onText, filters, onFilters }: OrderSearching) {
  const texts = useTexts(adminOrderTexts);
  const id = useId();
  const count = filterCount(filters);
  const [open, setOpen] = useState(count > 0);
  return (
    <>
      <SearchBar>
        <SearchField
          label={texts.search}
          clearLabel={texts.clearSearch}
          maxLength={LONGEST_SEARCH}
          value={text}
          onText={onText}
        />
        <Button
          variant="outline"
          icon="filter"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          {texts.filters(count)}
        </Button>
      </SearchBar>
      {open && <OrderFilterFields id={id} filters={filters} onFilters={onFilters} />}
    </>
  );
}
