import type { AuditValues } from '@jhola/shared/contracts/audit-log.contract';
import { formatRupees } from '@jhola/shared/domain/money/money';

type Value = AuditValues[string];

/** The words in which values are written. */
export interface ValueTexts {
  readonly yes: string;
  readonly no: string;
  readonly nothing: string;
  /** What stands for a value of few, e.g. of a role. */
  readonly values: Readonly<Record<string, string>>;
  readonly areas: Readonly<Record<string, string>>;
}

/** Fields that hold rupees. */
const RUPEES = new Set(['price', 'rupees']);

/** A value of the log in words: lists by commas, things by their fields. */
export function valueWords(field: string, value: Value | undefined, texts: ValueTexts): string {
  if (value === undefined || value === null || value === '') return texts.nothing;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number') return RUPEES.has(field) ? formatRupees(value) : String(value);
  if (typeof value === 'string') return (field === 'area' ? texts.areas : texts.values)[value] ?? value;
  if (Array.isArray(value)) {
    return value.length === 0
      ? texts.nothing
      : value.map((each) => valueWords(field, each, texts)).join(', ');
  }
  const parts = Object.entries(value).map(([name, each]) => `${name}: ${valueWords(name, each, texts)}`);
  return parts.length === 0 ? texts.nothing : parts.join('; ');
}
