import { useNavigate } from 'react-router-dom';
import { useOwnLocation } from '../../app/own-location';
import type { OrderSearching } from '../../features/orders/components/admin/OrderSearch';
import { filtersOf, type OrderFilters, toQuery } from '../../features/orders/rules/order-filters';
import { useTypedSearch } from '../use-typed-search';

/** What an administrator looks for among the orders: typed here, kept in the address, so that Back finds it again. */
export function useOrderSearch(): OrderSearching {
  const filters = filtersOf(new URLSearchParams(useOwnLocation().search));
  const navigate = useNavigate();
  const write = (next: OrderFilters) => navigate({ search: `${toQuery(next)}` }, { replace: true });

  const typed = useTypedSearch(filters.search ?? '', (search) =>
    write({ ...filters, search: search || undefined }),
  );
  return { ...typed, filters, onFilters: write };
}
