/** How much a size guide may be. */
export const SIZE_GUIDE_LIMITS = { characters: 1200, rows: 25, columns: 8 } as const;

/** A table of sizes: what its columns are called, and its rows; the first cell of each names the size. */
export interface SizeGuide {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/**
 * A size guide as its owner writes it: a line for each row, its cells divided by `|`, the first line with the headings
 * (docs/product.md#size-guide). Everything in it is plain text.
 * @returns undefined where it is no table: without rows, too large, a row with another number of cells, or an empty heading
 */
export function readSizeGuide(text: string): SizeGuide | undefined {
  const { characters, rows: maxRows, columns } = SIZE_GUIDE_LIMITS;
  if (text.length > characters) return undefined;
  const [head = [], ...rows] = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const fits = head.length > 1 && head.length <= columns && head.every((cell) => cell !== '');
  const isTable =
    rows.length > 0 && rows.length <= maxRows && rows.every((row) => row.length === head.length);
  return fits && isTable ? { head, rows } : undefined;
}
