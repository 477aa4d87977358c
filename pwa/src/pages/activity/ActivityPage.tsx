import type { AuditSubject } from '@jhola/shared/contracts/audit-log.contract';
import { adminOrderPath } from '@jhola/shared/domain/slugs/paths';
import { useLocation, useNavigate } from 'react-router-dom';
import { ActivityLog } from '#features/activity/components/ActivityLog.tsx';
import type { ActivitySearching } from '#features/activity/components/ActivitySearch.tsx';
import { type ActivityFilters, activityFiltersOf } from '#features/activity/rules/activity-filters.ts';
import { activityTexts } from '#features/activity/texts.ts';
import { customerPath } from '#features/customers/customer-path.ts';
import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { AdminPage } from '#pages/admin-page/AdminPage.tsx';
import { queryOf } from '#ui/field/filters-in-query.ts';
import { useTypedSearch } from '../use-typed-search';

/** Admin › Activity: what administrators did (admins only). */
export function ActivityPage() {
  const texts = useTexts(activityTexts);
  return (
    <AdminPage>
      <PageHead title={texts.title} noIndex />
      <ActivityLog {...useActivitySearch()} pathOf={pathOf} />
    </AdminPage>
  );
}

/** What is looked for in the log: typed here, kept in the address, so that Back finds it again. */
function useActivitySearch(): ActivitySearching {
  const filters = activityFiltersOf(new URLSearchParams(useLocation().search));
  const navigate = useNavigate();
  const write = (next: ActivityFilters) => navigate({ search: `${queryOf(next)}` }, { replace: true });
  const typed = useTypedSearch(filters.search ?? '', (search) =>
    write({ ...filters, search: search || undefined }),
  );
  return { ...typed, filters, onFilters: write };
}

/** Orders and people have pages of their own; accounts that are gone have none. */
function pathOf({ type, id, name }: AuditSubject): string | undefined {
  if (type === 'order' && id) return adminOrderPath(id);
  return type === 'user' && id && name ? customerPath(id) : undefined;
}
