import type { AuditChange, AuditValues } from '@jhola/shared/contracts/audit-log.contract';

type Value = AuditValues[string];

/** A field as it was and as it is; undefined where it did not exist. */
export interface ChangedField {
  readonly field: string;
  readonly before: Value | undefined;
  readonly after: Value | undefined;
}

/** The fields of a change, those that were there before first. */
export function changedFields({ before = {}, after = {} }: AuditChange): readonly ChangedField[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields.map((field) => ({ field, before: before[field], after: after[field] }));
}
