import { useNavigate } from 'react-router-dom';
import { AllOrders } from '#features/orders/components/admin/AllOrders.tsx';
import type { OrderSearching } from '#features/orders/components/admin/OrderSearch.tsx';
import { filtersOf, type OrderFilters, toQuery } from '#features/orders/rules/order-filters.ts';
import { useOwnLocation } from '#ui/page/own-location.ts';
import { usePageIsCurrent } from '#ui/page/page-context.ts';
import { useTypedSearch } from '../use-typed-search';

/** The orders of all shoppers, with the search that stands in the page's address. */
export function ManageOrders() {
  return <AllOrders current={usePageIsCurrent()} searching={useOrderSearch()} />;
}

/** What an administrator looks for among the orders: typed here, kept in the address, so that Back finds it again. */
function useOrderSearch(): OrderSearching {
  const filters = filtersOf(new URLSearchParams(useOwnLocation().search));
  const navigate = useNavigate();
  const write = (next: OrderFilters) => navigate({ search: `${toQuery(next)}` }, { replace: true });

  const typed = useTypedSearch(filters.search ?? '', (search) =>
    write({ ...filters, search: search || undefined }),
  );
  return { ...typed, filters, onFilters: write };
}
