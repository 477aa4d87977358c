import type { AuditValues } from '@jhola/shared/contracts/audit-log.contract';
import { formatRupees } from '@jhola/shared/domain/money/money';
import { grouped } from '#i18n/grouped.ts';

type Value = AuditValues[string];

/** The words in which values are written. */
export interface ValueTexts {
  readonly yes: string;
  readonly no: string;
  readonly nothing: string;
  /** What stands for the address of an uploaded picture. */
  readonly picture: string;
  /** What stands for a value of few, e.g. of a role. */
  readonly values: Readonly<Record<string, string>>;
  readonly areas: Readonly<Record<string, string>>;
  /** What the fields of things are called. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Fields that hold rupees. */
const RUPEES = new Set(['price', 'rupees', 'minimumOrder']);

/** Whether an address is that of a picture that was uploaded to the shop. */
export const isUpload = (text: string): boolean => text.startsWith('/uploads/');

/** Whether a text is a moment, as the log writes one. */
export const isMoment = (text: string): boolean => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);

const isEmpty = (value: Value | undefined): boolean => value === undefined || value === null || value === '';

/** A value of the log in words: lists by commas, things by their fields that are filled, each thing of a list on a line of its own. */
export function valueWords(field: string, value: Value | undefined, texts: ValueTexts): string {
  if (value === undefined || value === null || value === '') return texts.nothing;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number') return RUPEES.has(field) ? formatRupees(value) : grouped(value);
  if (typeof value === 'string') {
    if (isUpload(value)) return texts.picture;
    return (field === 'area' ? texts.areas : texts.values)[value] ?? value;
  }
  if (Array.isArray(value)) {
    const things = value.some((each) => typeof each === 'object');
    return value.map((each) => valueWords(field, each, texts)).join(things ? '\n' : ', ') || texts.nothing;
  }
  const parts = Object.entries(value)
    .filter(([, each]) => !isEmpty(each))
    .map(([name, each]) => `${texts.fields[name] ?? name}: ${valueWords(name, each, texts)}`);
  return parts.join('; ') || texts.nothing;
}
