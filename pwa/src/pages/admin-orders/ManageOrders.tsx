import { useLocation, useNavigate } from 'react-router-dom';
import { useChosenColumns } from '#features/admin-tables/hooks/use-chosen-columns.ts';
import { AllOrders } from '#features/orders/components/admin/AllOrders.tsx';
import {
  filtersOf,
  type OrderFilters,
  type OrderView,
  toAddress,
  viewOf,
} from '#features/orders/rules/order-filters.ts';
import { usePageIsCurrent } from '#ui/page/page-context.ts';
import { useTypedSearch } from '../use-typed-search';

/** The orders of all shoppers. Search, filters, tab, sorting and view stand in the page's address, so that Back finds them again. */
export function ManageOrders() {
  const query = new URLSearchParams(useLocation().search);
  const filters = filtersOf(query);
  const view = viewOf(query);
  const columns = useChosenColumns('orders');
  const navigate = useNavigate();
  const write = (next: OrderFilters, seen: OrderView) =>
    navigate({ search: `${toAddress(next, seen)}` }, { replace: true });

  const typed = useTypedSearch(filters.search ?? '', (search) =>
    write({ ...filters, search: search || undefined }, view),
  );
  return (
    <AllOrders
      current={usePageIsCurrent()}
      searching={{ ...typed, filters, onFilters: (next) => write(next, view) }}
      view={view}
      onView={(seen) => write(filters, seen)}
      {...columns}
    />
  );
}
