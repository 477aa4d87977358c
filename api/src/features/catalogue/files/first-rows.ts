import { readRows } from '../import/read-rows.js';

const SAMPLE = 5;
const LONGEST_CELL = 200;
const MAX_COLUMNS = 500;

/** How a file begins. */
export interface FirstRows {
  /** The names of its columns. */
  readonly header: string[];
  /** Its first rows, long cells shortened. */
  readonly sample: string[][];
}

/** Reads the header and some rows; undefined when that is no CSV file with a row of names. */
export async function firstRows(file: string): Promise<FirstRows | undefined> {
  const rows: string[][] = [];
  for await (const row of readRows(file, () => {})) {
    if ('broken' in row) break;
    rows.push(row.cells.map((cell) => cell.trim().slice(0, LONGEST_CELL)));
    if (rows.length > SAMPLE) break;
  }
  const [header, ...sample] = rows;
  // A spreadsheet's own file, or another binary one, has bytes that no text has.
  const isText = header && !header.join('').match(/[\0\uFFFD]/);
  if (!isText || header.length > MAX_COLUMNS || !header.some(Boolean)) return undefined;
  return { header, sample };
}
