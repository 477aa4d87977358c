import { ORDER_STAGES } from '@jhola/shared/domain/orders/order-stages';
import { adminOrderTexts } from '#features/orders/admin-texts.ts';
import { filterCount, type OrderFilters, PAYMENT_METHODS } from '#features/orders/rules/order-filters.ts';
import { orderTexts } from '#features/orders/texts.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Checkbox } from '#ui/field/Checkbox.tsx';
import { Select } from '#ui/field/Select.tsx';
import { FilteredSearch, type FilterSearching } from '#ui/list/FilteredSearch.tsx';

/** What an administrator looks for among the orders. */
export type OrderSearching = FilterSearching<OrderFilters>;

/** Finds orders by number, name or phone, and narrows them: stage, way of paying, days, and what needs a look. */
export function OrderSearch(searching: OrderSearching) {
  const texts = useTexts(adminOrderTexts);
  const { stages } = useTexts(orderTexts);
  const { filters, onFilters } = searching;
  const any = { value: '', label: texts.any };
  return (
    <FilteredSearch
      {...searching}
      count={filterCount(filters)}
      words={texts}
      end={
        <Checkbox
          label={texts.attention}
          checked={filters.attention ?? false}
          onCheck={(attention) => onFilters({ ...filters, attention: attention || undefined })}
        />
      }
    >
      <Select
        label={texts.stage}
        value={filters.stage ?? ''}
        options={[any, ...ORDER_STAGES.map((stage) => ({ value: stage, label: stages[stage] }))]}
        onChoice={(value) => onFilters({ ...filters, stage: ORDER_STAGES.find((stage) => stage === value) })}
      />
      <Select
        label={texts.method}
        value={filters.method ?? ''}
        options={[any, ...PAYMENT_METHODS.map((method) => ({ value: method, label: texts.methods[method] }))]}
        onChoice={(value) =>
          onFilters({ ...filters, method: PAYMENT_METHODS.find((method) => method === value) })
        }
      />
    </FilteredSearch>
  );
}
