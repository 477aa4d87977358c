import type { AuditLogAnswer } from '@jhola/shared/contracts/audit-log.contract';
import { useTexts } from '#i18n/use-texts.ts';
import { Select } from '#ui/field/Select.tsx';
import { FilteredSearch, type FilterSearching } from '#ui/list/FilteredSearch.tsx';
import { type ActivityFilters, AREAS, activityFilterCount } from '../rules/activity-filters';
import { activityTexts } from '../texts';

/** What is looked for in the log. */
export type ActivitySearching = FilterSearching<ActivityFilters>;

interface ActivitySearchProps extends ActivitySearching {
  readonly administrators: AuditLogAnswer['data']['administrators'];
}

/** Finds entries by what they were done to, and narrows them: in which area, by whom, and on which days. */
export function ActivitySearch({ administrators, ...searching }: ActivitySearchProps) {
  const texts = useTexts(activityTexts);
  const { filters, onFilters } = searching;
  return (
    <FilteredSearch {...searching} count={activityFilterCount(filters)} words={texts}>
      <Select
        label={texts.area}
        value={filters.area ?? ''}
        options={[
          { value: '', label: texts.all },
          ...AREAS.map((area) => ({ value: area, label: texts.areas[area] })),
        ]}
        onChoice={(value) => onFilters({ ...filters, area: AREAS.find((area) => area === value) })}
      />
      <Select
        label={texts.who}
        value={filters.userId ?? ''}
        options={[
          { value: '', label: texts.everybody },
          ...administrators.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        onChoice={(userId) => onFilters({ ...filters, userId: userId || undefined })}
      />
    </FilteredSearch>
  );
}
