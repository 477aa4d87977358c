import type { AdminOrdersQuery } from '@jhola/shared/contracts/admin-orders.contract';
import { ORDER_STAGES, type OrderGroup } from '@jhola/shared/domain/orders/order-stages';
import { dayInQuery, queryOf } from '#ui/field/filters-in-query.ts';

/** What narrows the list of all orders; what is missing does not. */
export type OrderFilters = Readonly<
  Pick<AdminOrdersQuery, 'search' | 'stage' | 'method' | 'attention' | 'from' | 'to'>
>;

const METHODS = ['COD', 'CARD'] as const;

/** The ways of paying that can be asked for. */
export const PAYMENT_METHODS: readonly NonNullable<OrderFilters['method']>[] = METHODS;

/** What the list of all orders is asked for: filters, and what only it can be asked. */
export type OrderQuestion = OrderFilters & Readonly<Pick<AdminOrdersQuery, 'group' | 'sort'>>;

/** How the list of all orders is looked at: which tab, the oldest first or not, as cards or as a table. */
export interface OrderView {
  readonly group: OrderGroup;
  readonly oldest: boolean;
  readonly cards: boolean;
}

const GROUPS = ['newPending', 'completed', 'cancelled'] as const satisfies readonly OrderGroup[];

/** How the list is looked at as an address says. */
export const viewOf = (query: URLSearchParams): OrderView => ({
  group: GROUPS.find((group) => group === query.get('tab')) ?? 'newPending',
  oldest: query.get('sort') === 'oldest',
  cards: query.get('view') === 'cards',
});

/** Filters and view as an address has them; what is as usual is left out. */
export const toAddress = (filters: OrderFilters, { group, oldest, cards }: OrderView): URLSearchParams =>
  queryOf({
    ...filters,
    tab: group === 'newPending' ? undefined : group,
    sort: oldest ? 'oldest' : undefined,
    view: cards ? 'cards' : undefined,
  });

/** Whether anything is narrowed. */
export const isNarrowed = (filters: OrderFilters): boolean => [...toQuery(filters)].length > 0;

/** How many filters are set besides the search. */
export const filterCount = ({ search: _, ...rest }: OrderFilters): number => [...toQuery(rest)].length;

/** Filters as they stand in an address, in the words of the contract; what makes no sense is left out. */
export function filtersOf(query: URLSearchParams): OrderFilters {
  return {
    search: query.get('search')?.trim() || undefined,
    stage: ORDER_STAGES.find((stage) => stage === query.get('stage')),
    method: METHODS.find((method) => method === query.get('method')),
    attention: query.get('attention') === 'true' || undefined,
    from: dayInQuery(query, 'from'),
    to: dayInQuery(query, 'to'),
  };
}

/** Filters as an address has them. */
export const toQuery = (filters: OrderQuestion): URLSearchParams => queryOf(filters);
