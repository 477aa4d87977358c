import { isDeepStrictEqual } from 'node:util';
import type { AuditValues } from '@jhola/shared/contracts/audit-log.contract';

/** The fields that differ, as they were and as they are. A field that only one side has is missing on the other. */
export function changedValues(
  before: AuditValues,
  after: AuditValues,
): { readonly before: AuditValues; readonly after: AuditValues } {
  const isChanged = ([name]: [string, unknown]) => !isDeepStrictEqual(before[name], after[name]);
  return {
    before: Object.fromEntries(Object.entries(before).filter(isChanged)),
    after: Object.fromEntries(Object.entries(after).filter(isChanged)),
  };
}
