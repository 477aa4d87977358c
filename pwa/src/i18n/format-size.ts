import type { Language } from '@jhola/shared/languages/chosen-language';
import { languages } from './languages';

const units = [
  ['gigabyte', 1e9],
  ['megabyte', 1e6],
  ['kilobyte', 1e3],
  ['byte', 0],
] as const;

/**
 * How much something takes, in the largest unit that is at least 1: `4.2 MB`.
 * @param bytes not less than 0
 */
export function formatSize(bytes: number, language: Language): string {
  const [unit, size] = units.find(([, from]) => bytes >= from) ?? (['byte', 1] as const);
  const form = new Intl.NumberFormat(languages[language].tag, {
    style: 'unit',
    unit,
    maximumFractionDigits: bytes < 10 * size ? 1 : 0,
  });
  return form.format(bytes / Math.max(1, size));
}
