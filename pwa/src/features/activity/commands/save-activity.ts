import { queryOf } from '#ui/field/filters-in-query.ts';
import { saveFile } from '#ui/save-file.ts';
import type { ActivityFilters } from '../rules/activity-filters';

/**
 * Fetches all entries that fit the filters and hands them over as a CSV table.
 * @throws ApiError
 */
export async function saveActivity(filters: ActivityFilters): Promise<void> {
  const { activityAsCsv } = await import('#data/api/activity-api.ts');
  saveFile(await activityAsCsv(queryOf(filters)), 'activity.csv');
}
