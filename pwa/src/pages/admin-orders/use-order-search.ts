import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOwnLocation } from '../../app/own-location';
import { usePageIsCurrent } from '../../app/page-context';
import type { OrderSearching } from '../../features/orders/components/admin/OrderSearch';
import { filtersOf, type OrderFilters, toQuery } from '../../features/orders/rules/order-filters';
import { useDebounced } from '../../features/search/hooks/use-debounced';

/** How long typing must rest before the server is asked, in milliseconds. */
const REST_MS = 300;

/** What an administrator looks for among the orders: typed here, kept in the address, so that Back finds it again. */
export function useOrderSearch(): OrderSearching {
  const filters = filtersOf(new URLSearchParams(useOwnLocation().search));
  const search = filters.search ?? '';
  const navigate = useNavigate();
  const current = usePageIsCurrent();
  const [text, setText] = useState(search);
  const rested = useDebounced(text.trim(), REST_MS);
  const write = (next: OrderFilters) => navigate({ search: `${toQuery(next)}` }, { replace: true });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when typing rests, not when the address changes
  useEffect(() => {
    if (current && rested !== search) write({ ...filters, search: rested || undefined });
  }, [rested]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address changes, not when typing rests
  useEffect(() => {
    // by a link to all orders, say
    if (search !== rested) setText(search);
  }, [search]);

  return { text, onText: setText, filters, onFilters: write };
}
