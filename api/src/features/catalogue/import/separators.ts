/** What stands between the cells of a row, the likeliest first. */
const SEPARATORS = [',', ';', '\t', '|'] as const;

export type Separator = (typeof SEPARATORS)[number];

/** The separator of a file: the one that its first row, the names of its columns, has most of, outside of quotes. */
export function separatorOf(beginning: string): Separator {
  const firstRow =
    beginning
      .replace(/^\uFEFF?\s*/, '')
      .replace(/"(?:[^"]|"")*"/g, '')
      .split(/[\r\n]/, 1)[0] ?? '';
  const counts = SEPARATORS.map((separator) => firstRow.split(separator).length - 1);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}
