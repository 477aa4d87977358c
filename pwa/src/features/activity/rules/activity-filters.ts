import { AuditArea, type AuditLogQuery, auditAreas } from '@jhola/shared/contracts/audit-log.contract';
import { dayInQuery, queryOf } from '#ui/field/filters-in-query.ts';

/** What narrows the list of what administrators did; what is missing does not. */
export type ActivityFilters = Readonly<Pick<AuditLogQuery, 'area' | 'userId' | 'search' | 'from' | 'to'>>;

/** The areas that can be asked for. */
export const AREAS: readonly AuditArea[] = auditAreas;

/** Filters as they stand in an address, in the words of the contract; what makes no sense is left out. */
export function activityFiltersOf(query: URLSearchParams): ActivityFilters {
  const userId = query.get('userId') ?? '';
  return {
    area: AREAS.find((area) => area === query.get('area')),
    userId: /^[0-9a-f]{24}$/.test(userId) ? userId : undefined,
    search: query.get('search')?.trim() || undefined,
    from: dayInQuery(query, 'from'),
    to: dayInQuery(query, 'to'),
  };
}

/** How many filters are set besides the search. */
export const activityFilterCount = ({ search: _, ...rest }: ActivityFilters): number =>
  [...queryOf(rest)].length;

/** Whether anything is narrowed. */
export const isActivityNarrowed = (filters: ActivityFilters): boolean => [...queryOf(filters)].length > 0;
