import type { AuditEntry, AuditLogAnswer } from '@jhola/shared/contracts/audit-log.contract';
import { useState } from 'react';
import type { ActivityPage } from '#data/api/activity-api.ts';
import { useQuery } from '#data/queries/use-query.ts';
import { queryOf } from '#ui/field/filters-in-query.ts';
import type { ActivityFilters } from '../rules/activity-filters';

/** What administrators did, as far as it was fetched. */
export interface ActivityFound {
  /** Newest first; undefined before the first answer. */
  readonly entries: readonly AuditEntry[] | undefined;
  /** Who can be chosen as the one who acted. */
  readonly administrators: AuditLogAnswer['data']['administrators'];
  readonly failed: boolean;
  readonly refetch: () => void;
  /** Fetches the next page; missing when there is none. */
  readonly more?: () => Promise<void>;
}

/** What administrators did, a page at a time; nothing of it is kept on the device. */
export function useActivity(filters: ActivityFilters): ActivityFound {
  const ask = async (cursor?: string) =>
    (await import('#data/api/activity-api.ts')).findActivity(queryOf({ ...filters, cursor }));
  const { answer: first, state, refetch } = useQuery(`activity?${queryOf(filters)}`, () => ask());
  const [longer, setLonger] = useState<{ readonly of: ActivityPage; readonly page: ActivityPage }>();
  // further pages go with the first one they were asked for after
  const page = longer && longer.of === first ? longer.page : first;
  const fetchMore = async (of: ActivityPage, before: ActivityPage, cursor: string) => {
    const next = await ask(cursor);
    setLonger({ of, page: { ...next, entries: [...before.entries, ...next.entries] } });
  };
  const cursor = page?.nextCursor;
  return {
    entries: page?.entries,
    administrators: page?.administrators ?? [],
    failed: !page && state === 'failed',
    refetch,
    more: first && page && cursor ? () => fetchMore(first, page, cursor) : undefined,
  };
}
